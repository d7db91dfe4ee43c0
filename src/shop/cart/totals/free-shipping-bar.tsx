import type { CartView } from '#wire/cart.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './free-shipping-bar.module.css';

/** Progress to free delivery. An SVG, because the content policy forbids inline widths. */
export function FreeShippingBar({ progress }: { progress: CartView['freeShipping'] }) {
  const t = useTranslator();
  const money = useMoney();
  const { shippingBar } = useShop().sideCart;
  if (!progress || !shippingBar) return null;
  const { left, percent, reached } = progress;
  return (
    <div className={`xoo-wsc-sb ${styles.bar}`} data-reached={reached || undefined}>
      <p className={styles.words}>
        {reached && <Icon name="check" size={16} />}
        {reached ? t('cart.freeReached') : t('cart.freeLeft', { amount: money(left) })}
      </p>
      <svg
        className={styles.track}
        role="progressbar"
        aria-label={t('sideCart.freeBar')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <rect className={styles.fill} width={`${percent}%`} height="100%" rx="3" />
      </svg>
    </div>
  );
}
