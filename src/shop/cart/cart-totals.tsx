import type { CartPackage, CartView } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useMoney, useShop, useText } from '../ui/shop-context.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  cart: CartView;
  countries: CartPage['countries'];
}

/** What it comes to, how it is delivered, where to, and the way on. */
export function CartTotals({ cart, countries }: CartTotalsProps) {
  const t = useText();
  const money = useMoney();
  return (
    <div className={`cart_totals ${styles.totals}`}>
      <h2 className={styles.title}>{t('cart.totals')}</h2>
      <table className={`shop_table ${styles.rows}`}>
        <tbody>
          {cart.rows.map(({ code, label, of, amount }) => (
            <tr key={`${code}/${of}`} className={code === 'total' ? 'order-total' : code}>
              <th scope="row">{label}</th>
              <td>
                {code === 'shipping' && amount === 0 ? t('cart.shippingFree') : money(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cart.needsShipping && (
        <>
          <ShippingChoice packages={cart.packages} />
          <ShippingCalculator cart={cart} countries={countries} />
        </>
      )}
      <Notice kind="info">{t('cart.orderingClosed')}</Notice>
    </div>
  );
}

function ShippingChoice({ packages }: { packages: readonly CartPackage[] }) {
  const t = useText();
  const money = useMoney();
  const { routes } = useShop();
  return (
    <form
      className={`woocommerce-shipping-methods ${styles.form}`}
      action={routes.cart}
      method="post"
    >
      {packages.map(({ id, name, rates }) => (
        <fieldset key={id}>
          <legend className={styles.legend}>{name}</legend>
          {rates.length === 0 && <p>{t('cart.shippingUnknown')}</p>}
          {rates.map(({ rateId, title, cost, selected }) => (
            <label key={rateId} className={styles.rate}>
              <input
                type="radio"
                className="shipping_method"
                name={`shipping_method[${id}]`}
                value={rateId}
                defaultChecked={selected}
              />
              {title}
              <span className={styles.rateCost}>
                {cost === 0 ? t('cart.shippingFree') : money(cost)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" name="update_cart" value="1" variant="quiet">
        {t('cart.update')}
      </Button>
    </form>
  );
}

function ShippingCalculator({ cart, countries }: CartTotalsProps) {
  const t = useText();
  const { routes } = useShop();
  const { country, state, postcode, city } = cart.destination;
  return (
    <form
      className={`woocommerce-shipping-calculator ${styles.form}`}
      action={routes.cart}
      method="post"
    >
      <SelectField
        label={t('cart.country')}
        name="calc_shipping_country"
        defaultValue={country}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <TextField label={t('cart.state')} name="calc_shipping_state" defaultValue={state} />
      <TextField label={t('cart.city')} name="calc_shipping_city" defaultValue={city} />
      <TextField label={t('cart.postcode')} name="calc_shipping_postcode" defaultValue={postcode} />
      <Button type="submit" name="calc_shipping" value="1" variant="secondary">
        {t('cart.estimate')}
      </Button>
    </form>
  );
}
