import { useId } from 'react';
import type { BundleTier } from '#rules/bundles/bundle.ts';
import { getTier, nextTier } from '#rules/bundles/discount.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { useBundle } from './bundle-model.ts';
import styles from './tier-meter.module.css';
import { useDiscountText } from './use-discount-text.ts';

/** Progress to the next discount: a step for each tier, and a text. */
export function TierMeter() {
  const t = useTranslator();
  const id = useId();
  const discount = useDiscountText();
  const { chosen } = useBundle();
  const tiers = useReachable();
  const text = useMeterMessages();
  const count = chosen.length;
  const max = tiers.at(-1)?.minimum ?? 0;
  if (max === 0) return null;
  const now = getTier(tiers, count);
  return (
    <div className={styles.meter}>
      <meter
        aria-labelledby={id}
        min={0}
        max={max}
        value={Math.min(count, max)}
        aria-valuetext={text}
        className="visually-hidden"
      />
      <div aria-hidden="true" className={styles.steps}>
        {tiers.map((tier) => (
          <span
            key={tier.minimum}
            className={styles.step}
            data-reached={tier.minimum <= count || undefined}
            data-now={tier === now || undefined}
          >
            <span className={styles.bar} />
            <span className={styles.off}>{discount(tier.discount)}</span>
            <span className={styles.from}>{t('bundles.tier', { count: tier.minimum })}</span>
          </span>
        ))}
      </div>
      <p id={id} className={styles.text}>
        {text}
      </p>
    </div>
  );
}

/** "One more for 10 % off." */
export function useMeterMessages(): string {
  const t = useTranslator();
  const discount = useDiscountText();
  const { bundle, chosen } = useBundle();
  const count = chosen.length;
  const now = getTier(bundle.tiers, count);
  const next = nextTier(useReachable(), count);
  if (next) {
    const more = { count: next.minimum - count, discount: discount(next.discount) };
    return now || count > 0
      ? t('bundles.meterNext', more)
      : t('bundles.meterNone', { count: next.minimum, discount: more.discount });
  }
  return now ? t('bundles.meterBest', { discount: discount(now.discount) }) : '';
}

/** A tier that the bundle's limits make unreachable is ignored. */
function useReachable(): readonly BundleTier[] {
  const { tiers, items, maxItems } = useBundle().bundle;
  return tiers.filter(({ minimum }) => minimum <= Math.min(maxItems, items.length));
}
