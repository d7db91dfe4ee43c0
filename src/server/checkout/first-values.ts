import type { Customer } from '#server/accounts/customer.ts';
import { basePlace, emptyAddress } from '#server/cart/cart-place.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type Address, EMPTY_ADDRESS } from '#wire/address.ts';
import type { CheckoutValues } from '#wire/checkout.ts';
import { addressOf } from './keep-choices.ts';

/** What the form starts with: what was said in this visit, else what the account keeps. */
export function firstValues(
  { settings }: ShopContext,
  state: CartState,
  customer: Customer | null,
): CheckoutValues {
  const base = addressOf(state.shipping ?? emptyAddress(basePlace(settings)));
  const saved = customer && isFilled(customer.billing) ? customer.billing : null;
  const billing = state.billing ? addressOf(state.billing) : (saved ?? base);
  const savedShipping = customer && isFilled(customer.shipping) ? customer.shipping : null;
  const kept = state.billing && state.shipping ? addressOf(state.shipping) : null;
  const shipping = { ...(kept ?? savedShipping ?? billing), email: '' };
  return {
    billing: { ...billing, email: billing.email || (customer?.email ?? '') },
    shipping,
    shipToDifferent: placesDiffer(shipping, billing),
    note: '',
    terms: false,
    createAccount: !settings['checkout.guests'],
  };
}

/** Somebody has written in it, beyond the country and state a form starts with. */
export function isFilled(address: Address): boolean {
  const { firstName, lastName, company, city, address1, postcode } = address;
  return [firstName, lastName, company, city, address1, postcode].some((part) => part !== '');
}

export function placesDiffer(shipping: Address, billing: Address): boolean {
  const parts = Object.keys(EMPTY_ADDRESS) as (keyof Address)[];
  const counted = parts.filter((part) => part !== 'email' && part !== 'phone');
  return isFilled(shipping) && counted.some((part) => shipping[part] !== billing[part]);
}
