import { CHECKOUT_FIELDS } from '#wire/checkout.ts';
import { AddressFields } from '../../address/address-fields.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import type { Checkout } from '../state/use-checkout.ts';
import styles from './address-part.module.css';
import { addressErrors } from './problems-of.ts';

/** Few shoppers need these: they are shown on demand. */
const ON_DEMAND = ['company', 'address2'] as const;

/** Where to deliver to, or without a delivery where the bill goes to. */
export function AddressPart({ checkout }: { checkout: Checkout }) {
  return checkout.state.review.cart.needsShipping ? (
    <>
      <ShippingFields checkout={checkout} />
      <OtherBilling checkout={checkout} />
    </>
  ) : (
    <BillingFields checkout={checkout} />
  );
}

/** The title of the part: what its first address is for. */
export function useAddressTitle({ state }: Checkout): string {
  const t = useTranslator();
  return t(state.review.cart.needsShipping ? 'checkout.shipping' : 'checkout.billing');
}

function ShippingFields({ checkout }: { checkout: Checkout }) {
  const { page, state, setAddress, leave } = checkout;
  return (
    <AddressFields
      kind="shipping"
      value={state.values.shipping}
      problems={addressErrors(state, 'shipping')}
      countries={page.deliveryCountries ?? page.countries}
      states={page.states}
      asked={page.asked}
      onDemand={ON_DEMAND}
      onChange={(address) => setAddress('shipping', address)}
      onLeave={(field) => leave('shipping', field)}
    />
  );
}

/** The e-mail is asked for above. */
function BillingFields({ checkout }: { checkout: Checkout }) {
  const { page, state, setAddress, leave } = checkout;
  return (
    <AddressFields
      kind="billing"
      value={state.values.billing}
      problems={addressErrors(state, 'billing')}
      countries={page.countries}
      states={page.states}
      asked={page.asked}
      without={['email']}
      onDemand={ON_DEMAND}
      onChange={(address) => setAddress('billing', address)}
      onLeave={(field) => leave('billing', field)}
    />
  );
}

/** Another address for the bill. Shown by the checkbox alone, even without script. */
function OtherBilling({ checkout }: { checkout: Checkout }) {
  const t = useTranslator();
  const { state, set } = checkout;
  return (
    <div className={styles.billing}>
      <input type="hidden" name={CHECKOUT_FIELDS.shipToDifferent} value="1" readOnly />
      <Checkbox
        id={CHECKOUT_FIELDS.billingSame}
        name={CHECKOUT_FIELDS.billingSame}
        value="1"
        label={t('checkout.billingSame')}
        checked={!state.values.shipToDifferent}
        onChange={(event) => set({ shipToDifferent: !event.target.checked })}
      />
      <fieldset className={styles.fields}>
        <legend className={styles.legend}>{t('checkout.billing')}</legend>
        <BillingFields checkout={checkout} />
      </fieldset>
    </div>
  );
}
