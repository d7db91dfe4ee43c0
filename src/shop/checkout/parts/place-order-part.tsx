import { CHECKOUT_BUTTONS, CHECKOUT_FIELDS, type CheckoutReview } from '#wire/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney, useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './place-order-part.module.css';

export interface PlaceOrderProps {
  review: CheckoutReview;
  placing: boolean;
  /** Guests may not order here, and no account can be opened. */
  closed: boolean;
}

/** The order button and its total; while the order is pending nothing can be pressed. */
export function PlaceOrder({ review, placing, closed }: PlaceOrderProps) {
  const t = useTranslator();
  const money = useMoney();
  const { nonces } = useShop();
  const { cart, payments } = review;
  const stuck = cart.totals.total > 0 && payments.length === 0;
  return (
    <div className={`form-row place-order ${styles.place}`}>
      {/* With the button: a script that replaces the box brings what it shows now. */}
      <input type="hidden" name={CHECKOUT_FIELDS.nonce} value={nonces.public} readOnly />
      <input type="hidden" name={CHECKOUT_FIELDS.shownTotal} value={cart.totals.total} readOnly />
      <input type="hidden" name={CHECKOUT_FIELDS.shownCart} value={cart.hash} readOnly />
      <Button
        type="submit"
        id="place_order"
        name={CHECKOUT_BUTTONS.place}
        value="1"
        wide
        busy={placing}
        disabled={stuck || closed}
      >
        {t('checkout.placeFor', { total: money(cart.totals.total) })}
      </Button>
      <p className={styles.safe} role="status">
        {placing ? t('checkout.placing') : t('checkout.safe')}
      </p>
    </div>
  );
}
