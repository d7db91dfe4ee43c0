import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './address-part.module.css';
import { addressErrors } from './problems-of.ts';

/** Billing address; the e-mail is asked for above. */
export function BillingFields({ checkout }: { checkout: Checkout }) {
  const { page, state, setAddress, leave } = checkout;
  return (
    <AddressFields
      kind="billing"
      value={state.values.billing}
      problems={addressErrors(state, 'billing')}
      countries={page.countries}
      states={page.states}
      without={['email']}
      onChange={(address) => setAddress('billing', address)}
      onLeave={(field) => leave('billing', field)}
    />
  );
}

/** A different shipping address. Shown by the checkbox alone, even without script. */
export function ShippingFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { page, state, setAddress, leave, set } = checkout;
  if (!state.review.cart.needsShipping) return null;
  return (
    <div className={`woocommerce-shipping-fields ${styles.shipping}`}>
      <Checkbox
        id="ship-to-different-address-checkbox"
        name={CHECKOUT_FIELDS.shipToDifferent}
        value="1"
        label={t('checkout.different')}
        checked={state.values.shipToDifferent}
        onChange={(event) => set({ shipToDifferent: event.target.checked })}
      />
      <fieldset className={`shipping_address ${styles.fields}`}>
        <legend className={styles.legend}>{t('checkout.shipping')}</legend>
        <AddressFields
          kind="shipping"
          value={state.values.shipping}
          problems={addressErrors(state, 'shipping')}
          countries={page.deliveryCountries ?? page.countries}
          states={page.states}
          onChange={(address) => setAddress('shipping', address)}
          onLeave={(field) => leave('shipping', field)}
        />
      </fieldset>
    </div>
  );
}
