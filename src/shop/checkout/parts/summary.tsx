import type { CheckoutReview } from '#wire/checkout.ts';
import { CHECKOUT_BUTTONS } from '#wire/checkout.ts';
import type { CartOutcome } from '../../cart/store/cart-outcome.ts';
import { RowAmount } from '../../cart/totals/row-amount.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './summary.module.css';
import { SummaryLine } from './summary-line.tsx';

interface SummaryProps {
  review: CheckoutReview;
  onChanged?(outcome: CartOutcome): void;
  onRemoveCoupon?(code: string): void;
}

/** Lines and totals of the order. */
export function SummaryLines({ review, onChanged }: SummaryProps) {
  const t = useTranslator();
  return (
    <ul className={styles.lines} aria-label={t('cart.items')}>
      {review.cart.items.map((item) => (
        <SummaryLine key={item.key} item={item} onChanged={onChanged} />
      ))}
    </ul>
  );
}

export function SummaryTotals({ review, onRemoveCoupon }: SummaryProps) {
  const t = useTranslator();
  const { rows, coupons } = review.cart;
  return (
    <table className={`shop_table woocommerce-checkout-review-order-table ${styles.rows}`}>
      <caption className="visually-hidden">{t('cart.totals')}</caption>
      <tbody>
        {rows.map((row) => {
          const coupon =
            row.code === 'discount' ? coupons.find(({ code }) => code === row.of) : undefined;
          return (
            <tr
              key={`${row.code}/${row.of}`}
              className={row.code === 'total' ? 'order-total' : row.code}
            >
              <th scope="row">
                <span className={styles.label}>{row.label}</span>
                {coupon && onRemoveCoupon && (
                  <button
                    type="submit"
                    name={CHECKOUT_BUTTONS.removeCoupon}
                    value={coupon.code}
                    className={`woocommerce-remove-coupon ${styles.remove}`}
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
