import {
  type Addresses,
  chooseAddresses,
  isFilled,
  locationsDiffer,
} from '#rules/addresses/choose-address.ts';
import type { AddressUse } from '#rules/addresses/postal-address.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { settleAddress } from '#server/addresses/settle-address.ts';
import { baseLocation, emptyAddress, toAddress } from '#server/cart/cart-location.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import type { Customer } from '#server/customers/customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import type { CheckoutValues } from '#wire/checkout.ts';

/** Initial values of the form: what was entered in this visit, or the account's. */
export function firstValues(
  { settings }: ShopContext,
  state: CartState,
  customer: Customer | null,
): CheckoutValues {
  const email = customer?.email ?? '';
  const requirements = getAddressParts(settings);
  const isComplete = (address: Address, use: AddressUse) =>
    settleAddress({ ...address, email: address.email || email }, use, requirements).problems.every(
      ({ code }) => code !== 'address.problem.required',
    );
  const chosen = chooseAddresses(savedIn(state), savedBy(customer), isComplete);
  const base = toAddress(state.shipping ?? emptyAddress(baseLocation(settings)));
  const billing = chosen.billing ?? base;
  const shipping = { ...(chosen.shipping ?? billing), email: '' };
  return {
    billing: { ...billing, email: billing.email || email },
    shipping,
    shipToDifferent: locationsDiffer(shipping, billing),
    note: '',
    terms: false,
    createAccount: !settings['checkout.guests'],
  };
}

function savedIn(state: CartState): Addresses {
  const billing = state.billing && toAddress(state.billing);
  const shipping = billing && state.shipping && toAddress(state.shipping);
  return { billing, shipping: shipping && locationsDiffer(shipping, billing) ? shipping : null };
}

function savedBy(customer: Customer | null): Addresses {
  const filled = (address: Address | undefined) => (address && isFilled(address) ? address : null);
  return { billing: filled(customer?.billing), shipping: filled(customer?.shipping) };
}

/** True where the cart keeps what the form starts with, and is priced by it. */
export function isSaved(state: CartState, values: CheckoutValues): boolean {
  if (!state.billing || !state.shipping) return false;
  const { billing, shipping, shipToDifferent } = values;
  return (
    !isOther(toAddress(state.billing), billing) &&
    !isOther(toAddress(state.shipping), shipToDifferent ? shipping : billing)
  );
}

function isOther(saved: Address, displayed: Address): boolean {
  return locationsDiffer(displayed, saved) || locationsDiffer(saved, displayed);
}
