import type { CartCoupon } from '#wire/cart.ts';
import { removeCouponLink } from '../../stores/cart/cart-links.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './applied-coupons.module.css';

interface AppliedCouponsProps {
  coupons: readonly CartCoupon[];
  onRemove(coupon: CartCoupon): void;
}

/** The applied coupons, each with a remove link. */
export function AppliedCoupons({ coupons, onRemove }: AppliedCouponsProps) {
  const t = useTranslator();
  const money = useMoney();
  const shop = useShop();
  if (coupons.length === 0) return null;
  return (
    <ul className={styles.list}>
      {coupons.map((coupon) => {
        const { id, code, shownCode: displayedCode, discount, reason } = coupon;
        return (
          <li key={id}>
            <span className={styles.coupon}>
              <span className={styles.code}>{displayedCode}</span>
              {discount > 0 && <span className={styles.amount}>−{money(discount)}</span>}
              <a
                className={`woocommerce-remove-coupon ${styles.remove}`}
                href={removeCouponLink(shop, code)}
                data-coupon={code}
                aria-label={t('cart.couponRemove', { code: displayedCode })}
                onClick={(event) => {
                  event.preventDefault();
                  onRemove(coupon);
                }}
              >
                <Icon name="close" size={16} />
              </a>
            </span>
            {reason !== '' && <span className={styles.reason}>{reason}</span>}
          </li>
        );
      })}
    </ul>
  );
}
