import { type FormEvent, useState } from 'react';
import type { CartView } from '#wire/cart.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import type { ShippingLocation } from '../store/cart-actions.ts';
import styles from './shipping-calculator.module.css';

interface ShippingCalculatorProps {
  destination: CartView['destination'];
  countries: CartPage['countries'];
  onEstimate(place: ShippingLocation): Promise<unknown>;
}

/** The destination: a form of its own, which works without script. */
export function ShippingCalculator(props: ShippingCalculatorProps) {
  const { destination, countries, onEstimate } = props;
  const t = useTranslator();
  const { routes } = useShop();
  const [busy, setBusy] = useState(false);

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
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        className={styles.whole}
      />
      <TextField
        label={t('cart.state')}
        name="calc_shipping_state"
        autoComplete="address-level1"
        defaultValue={destination.state}
      />
      <TextField
        label={t('cart.postcode')}
        name="calc_shipping_postcode"
        autoComplete="postal-code"
        defaultValue={destination.postcode}
      />
      <TextField
        label={t('cart.city')}
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
