import { CHECKOUT_BUTTONS } from '#wire/checkout.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney, useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './place-order-part.module.css';

/** The order button and its total; while the order is pending nothing can be pressed. */
export function PlaceOrderPart({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const money = useMoney();
  const { state, page } = checkout;
  const { cart, payments } = state.review;
  const stuck = cart.totals.total > 0 && payments.length === 0;
  const guest = !page.account.customer && !page.account.guestsAllowed && !page.account.canCreate;
  return (
    <div className={`form-row place-order ${styles.place}`}>
      <Button
        type="submit"
        id="place_order"
        name={CHECKOUT_BUTTONS.place}
        value="1"
        wide
        busy={state.placing}
        disabled={stuck || guest}
      >
        {t('checkout.placeFor', { total: money(cart.totals.total) })}
      </Button>
      <p className={styles.safe} role="status">
        {state.placing ? t('checkout.placing') : t('checkout.safe')}
      </p>
    </div>
  );
}
