import { formatAddress, stateInAddress } from '#rules/addresses/format-address.ts';
import type { Country } from '#wire/wc/data.ts';
import type { Order } from '#wire/wc/order-response.ts';

/** Only that of the bill has an email address. */
export type OrderAddress = Order['shipping'] & Partial<Pick<Order['billing'], 'email'>>;

/**
 * An address in its country's own order, as on the papers of the order. Until the names of the countries
 * are known their codes stand for them.
 * Example: Portland, OR, 97201, US is "Portland, OR 97201" and "United States".
 */
export function displayAddress(address: OrderAddress, countries: readonly Country[]): string[] {
  const { country, state } = address;
  const known = countries.find(({ code }) => code === country);
  const name = known?.states.find(({ code }) => code === state)?.name ?? state;
  return formatAddress(
    {
      firstName: address.first_name,
      lastName: address.last_name,
      company: address.company,
      address1: address.address_1,
      address2: address.address_2,
      city: address.city,
      state,
      postcode: address.postcode,
      country,
      email: address.email ?? '',
      phone: address.phone ?? '',
    },
    { country: known?.name ?? country, state: stateInAddress(country, state, name) },
  );
}
