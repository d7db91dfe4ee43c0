import type { CartPackage, CartView } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { useMoney, useShop, useText } from '../ui/shop-context.tsx';
import { TextField } from '../ui/text-field.tsx';

interface CartTotalsProps {
  cart: CartView;
  countries: CartPage['countries'];
}

/** What it comes to, how it is delivered, where to, and the way on. */
export function CartTotals({ cart, countries }: CartTotalsProps) {
  const t = useText();
  const money = useMoney();
  const { routes } = useShop();
  return (
    <div className="cart_totals">
      <h2>{t('cart.totals')}</h2>
      <table className="shop_table">
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
      <LinkButton href={routes.checkout} className="checkout-button">
        {t('cart.checkout')}
      </LinkButton>
    </div>
  );
}

function ShippingChoice({ packages }: { packages: readonly CartPackage[] }) {
  const t = useText();
  const money = useMoney();
  const { routes } = useShop();
  return (
    <form className="woocommerce-shipping-methods" action={routes.cart} method="post">
      {packages.map(({ id, name, rates }) => (
        <fieldset key={id}>
          <legend>{name}</legend>
          {rates.length === 0 && <p>{t('cart.shippingUnknown')}</p>}
          {rates.map(({ rateId, title, cost, selected }) => (
            <label key={rateId}>
              <input
                type="radio"
                className="shipping_method"
                name={`shipping_method[${id}]`}
                value={rateId}
                defaultChecked={selected}
              />{' '}
              {title} {cost === 0 ? t('cart.shippingFree') : money(cost)}
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
    <form className="woocommerce-shipping-calculator" action={routes.cart} method="post">
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
