import type { ReactNode } from 'react';
import type { CartCoupon } from '#wire/cart.ts';
import { CHECKOUT_BUTTONS, type CheckoutReview } from '#wire/checkout.ts';
import { RowAmount } from '../../cart/totals/row-amount.tsx';
import { rowClass } from '../../cart/totals/row-class.ts';
import { removeCouponLink } from '../../stores/cart/cart-links.ts';
import type { CartResult } from '../../stores/cart/cart-result.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './summary.module.css';
import { SummaryLine } from './summary-line.tsx';

interface SummaryProps {
  review: CheckoutReview;
  onChanged?(result: CartResult): void;
  /** Omitted, a coupon is removed by a link. */
  onRemoveCoupon?(code: string): void;
  /** Rows that the page shows elsewhere. */
  extra?: { lines: ReactNode; methods: ReactNode };
}

/** Lines and totals of the order. */
export function SummaryLines({ review, onChanged }: SummaryProps) {
  const t = useTranslator();
  return (
    <ul className={`woocommerce-checkout-lines ${styles.lines}`} aria-label={t('cart.items')}>
      {review.cart.items.map((item) => (
        <SummaryLine key={item.key} item={item} onChanged={onChanged} />
      ))}
    </ul>
  );
}

export function SummaryTotals({ review, onRemoveCoupon, extra }: SummaryProps) {
  const t = useTranslator();
  const { rows, coupons } = review.cart;
  return (
    <table className={`shop_table woocommerce-checkout-review-order-table ${styles.rows}`}>
      <caption className="visually-hidden">{t('cart.totals')}</caption>
      {extra?.lines}
      <tbody>
        {extra?.methods}
        {rows
          .filter(({ code }) => !extra || code !== 'shipping')
          .map((row) => {
            const coupon =
              row.code === 'discount' ? coupons.find(({ code }) => code === row.of) : undefined;
            return (
              <tr key={`${row.code}/${row.of}`} className={rowClass(row)}>
                <th scope="row">
                  <span className={styles.label}>{row.label}</span>
                  {coupon && !onRemoveCoupon && <RemoveLink coupon={coupon} />}
                  {coupon && onRemoveCoupon && (
                    <button
                      type="submit"
                      name={CHECKOUT_BUTTONS.removeCoupon}
                      value={coupon.code}
                      className={`woocommerce-remove-coupon ${styles.remove}`}
                      data-coupon={coupon.code}
                      aria-label={t('checkout.couponRemove', { code: coupon.shownCode })}
                      onClick={(event) => {
                        event.preventDefault();
                        onRemoveCoupon(coupon.code);
                      }}
                    >
                      {t('cart.remove')}
                    </button>
                  )}
                </th>
                <td>
                  <RowAmount row={row} />
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

function RemoveLink({ coupon }: { coupon: CartCoupon }) {
  const t = useTranslator();
  const shop = useShop();
  return (
    <a
      className={`woocommerce-remove-coupon ${styles.remove}`}
      href={removeCouponLink(shop, coupon.code)}
      data-coupon={coupon.code}
      aria-label={t('checkout.couponRemove', { code: coupon.shownCode })}
    >
      {t('cart.remove')}
    </a>
  );
}
