import { type FormEvent, useEffect, useState } from 'react';
import { countryFields } from '#rules/addresses/country-fields.ts';
import { getStates, stateBehaviour } from '#rules/addresses/postal-address.ts';
import type { AddressField } from '#wire/address.ts';
import type { CartView } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { stateOptions } from '../../address/state-options.ts';
import { useStates } from '../../address/use-states.ts';
import type { ShippingLocation } from '../../stores/cart/cart-actions.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './shipping-calculator.module.css';

interface ShippingCalculatorProps {
  destination: CartView['destination'];
  countries: CartPage['countries'];
  /** Those of the destination's country at least; others are fetched. */
  states: CartPage['states'];
  onEstimate(place: ShippingLocation): Promise<unknown>;
}

/** The destination: a form of its own, which works without script. */
export function ShippingCalculator(props: ShippingCalculatorProps) {
  const { destination, countries, onEstimate } = props;
  const t = useTranslator();
  const { routes } = useShop();
  const [busy, setBusy] = useState(false);
  const [country, setCountry] = useState(destination.country);
  // The same words as at the checkout: a ZIP code in one country is a postcode in another.
  const [states, prepare] = useStates(props.states);
  const ofCountry = getStates(states, country);
  const behaviour = stateBehaviour(ofCountry);
  const fields = countryFields(country, 'shipping', behaviour);
  const toLabel = (part: AddressField) =>
    t(fields.find((field) => field.part === part)?.label ?? `address.${part}`);

  useEffect(() => {
    if (!ofCountry) prepare();
  }, [ofCountry, prepare]);

  async function estimate(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const part = (name: string) => String(form.get(`calc_shipping_${name}`) ?? '');
    setBusy(true);
    await onEstimate({
      country: part('country'),
      state: part('state'),
      postcode: part('postcode'),
      city: part('city'),
    });
    setBusy(false);
  }

  return (
    <form
      className={`woocommerce-shipping-calculator ${styles.form}`}
      action={routes.cart}
      method="post"
      onSubmit={(event) => void estimate(event)}
    >
      <SelectField
        label={t('cart.country')}
        name="calc_shipping_country"
        autoComplete="country"
        defaultValue={destination.country}
        onChange={(event) => setCountry(event.target.value)}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        className={styles.whole}
      />
      {behaviour === 'list' && (
        <SelectField
          // Another country has other options.
          key={country}
          label={toLabel('state')}
          name="calc_shipping_state"
          autoComplete="address-level1"
          defaultValue={country === destination.country ? destination.state : ''}
          options={[{ value: '', label: '' }, ...stateOptions(ofCountry ?? {})]}
        />
      )}
      {behaviour === 'text' && (
        <TextField
          label={toLabel('state')}
          name="calc_shipping_state"
          autoComplete="address-level1"
          defaultValue={destination.state}
        />
      )}
      <TextField
        label={toLabel('postcode')}
        name="calc_shipping_postcode"
        autoComplete="postal-code"
        defaultValue={destination.postcode}
      />
      <TextField
        label={toLabel('city')}
        name="calc_shipping_city"
        autoComplete="address-level2"
        defaultValue={destination.city}
        className={styles.whole}
      />
      <Button
        type="submit"
        name="calc_shipping"
        value="1"
        variant="secondary"
        busy={busy}
        className={styles.whole}
      >
        {t('cart.estimate')}
      </Button>
    </form>
  );
}
