import type { CartView } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { ExpressPlace } from '../express/express-place.tsx';
import { cartMarksIsland } from '../payment/cart-marks-island.ts';
import type { PaymentMarksData } from '../payment/payment-marks.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Island } from '../ui/island/island.tsx';
import { useMoney, useShop, useTranslator } from '../ui/shop-context.tsx';
import { CART_FORM_ID } from './cart-form.tsx';
import styles from './cart-totals.module.css';
import type { CartControls } from './controls/cart-controls.ts';
import { ShippingCalculator } from './shipping/shipping-calculator.tsx';
import { ShippingChoice } from './shipping/shipping-choice.tsx';
import { FreeShippingBar } from './totals/free-shipping-bar.tsx';
import { NextSteps } from './totals/next-steps.tsx';
import { RowAmount } from './totals/row-amount.tsx';
import { rowClass } from './totals/row-class.ts';

interface CartTotalsProps {
  cart: CartView;
  countries: CartPage['countries'];
  states: CartPage['states'];
  controls: Pick<CartControls, 'chooseRate' | 'estimate'>;
  marks: PaymentMarksData;
}

/** Totals, delivery and the link to the checkout. */
export function CartTotals({ cart, countries, states, controls, marks }: CartTotalsProps) {
  const t = useTranslator();
  const money = useMoney();
  const { saving } = cart.totals;
  return (
    <div className={`cart_totals ${styles.totals}`}>
      <h2 className={styles.title}>{t('cart.totals')}</h2>
      <FreeShippingBar progress={cart.freeShipping} />
      <NextSteps texts={cart.nextSteps} />
      <table className={`shop_table ${styles.rows}`}>
        <tbody>
          {cart.rows.map((row) => (
            <tr key={`${row.code}/${row.of}`} className={rowClass(row)}>
              <th scope="row">{row.label}</th>
              <td>
                <RowAmount row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cart.taxToCome && <p className={styles.tax}>{t('cart.taxToCome')}</p>}
      {saving > 0 && <p className={styles.saving}>{t('cart.saving', { amount: money(saving) })}</p>}
      <Button
        type="submit"
        form={CART_FORM_ID}
        name="proceed"
        value="1"
        formNoValidate
        wide
        className="checkout-button"
      >
        {t('cart.checkout')}
      </Button>
      <ExpressPlace total={cart.totals.total} needsShipping={cart.needsShipping} />
      <Island island={cartMarksIsland} data={marks} />
      {cart.needsShipping && <Shipping {...{ cart, countries, states, controls }} />}
    </div>
  );
}

function Shipping({ cart, countries, states, controls }: Omit<CartTotalsProps, 'marks'>) {
  const t = useTranslator();
  const { routes } = useShop();
  const { destination, destinationKnown, packages } = cart;
  return (
    <div className={styles.delivery}>
      <form className="woocommerce-shipping-methods" action={routes.cart} method="post">
        <ShippingChoice packages={packages} onChoose={controls.chooseRate} />
        <Button type="submit" name="update_cart" value="1" variant="quiet" className={styles.plain}>
          {t('cart.update')}
        </Button>
      </form>
      <details className={styles.where} open={!destinationKnown || undefined}>
        <summary className={styles.summary}>
          <span>
            {destinationKnown
              ? t('sideCart.shippingTo', { place: getPlace(destination) })
              : t('sideCart.shippingRow')}
          </span>
          <Icon name="chevron-down" size={20} />
        </summary>
        <ShippingCalculator
          key={Object.values(destination).join('/')}
          destination={destination}
          countries={countries}
          states={states}
          onEstimate={controls.estimate}
        />
      </details>
    </div>
  );
}

function getPlace({ city, state, postcode, country }: CartView['destination']): string {
  return [postcode, city || state, country].filter((part) => part !== '').join(' ');
}
