import { amountOff } from '#rules/bundles/discount.ts';
import { money as amount } from '#rules/money/money.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import styles from './bundle-item.module.css';
import type { ItemSnapshot } from './item-snapshot.ts';
import { useDiscountText } from './use-discount-text.ts';

/** One piece of an item, with the item's own discount. */
export function ItemPrice({ now }: { now: ItemSnapshot }) {
  const t = useTranslator();
  const money = useMoney();
  const discount = useDiscountText();
  const { item, price, exact, filled } = now;
  if (price === null) return null;
  const unit = filled?.unit ?? price;
  const touched = amount(Math.max(0, unit - Math.max(0, filled?.undiscounted ?? 0)));
  const lowered = amount(unit - amountOff(item.discount, touched));
  const open = !exact && item.product.price?.min !== item.product.price?.max;
  const written = open ? t('bundles.from', { price: money(lowered) }) : money(lowered);
  return (
    <span className={styles.price}>
      {written}
      {item.discount && (
        <span className={styles.off}>
          {t('bundles.itemOff', { discount: discount(item.discount) })}
        </span>
      )}
    </span>
  );
}
