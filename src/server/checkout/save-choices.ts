import { isCountry } from '#server/addresses/countries.ts';
import { baseLocation, emptyAddress } from '#server/cart/cart-location.ts';
import type { CartAddress, CartState } from '#server/cart/cart-state.ts';
import {
  type CartResult,
  type ChangeChoices,
  changeCart,
  type Decision,
} from '#server/cart/changing/change-cart.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { ADDRESS_FIELDS, ADDRESS_FORM_NAMES, type Address } from '#wire/address.ts';
import type { CheckoutChoices } from '#wire/forms/order-review-form.ts';

/**
 * Stores the choices with the cart and prices it by them. A shipping method that is not available
 * at the new address is replaced by one that is, instead of a refusal.
 */
export function saveChoices(
  ctx: ShopContext,
  visitor: Visitor,
  chosen: CheckoutChoices,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const fresh = emptyAddress(baseLocation(ctx.settings));
  const decide = (state: CartState): Decision => {
    // Viewing an empty checkout starts no session.
    if (state.lines.length === 0) return { ok: true, state };
    const billing = chosen.billing
      ? changed(state.billing ?? state.shipping ?? fresh, chosen.billing)
      : state.billing;
    const shipping = getShipping(state, billing, chosen.shipping, fresh);
    if ([billing, shipping].some((address) => address && !isCountry(address.country))) {
      return { ok: false, problems: [{ code: 'cart.problem.unknownCountry', field: 'country' }] };
    }
    const rates = { ...state.rates, ...chosen.shippingMethods };
    const paymentMethod = chosen.paymentMethod ?? state.paymentMethod;
    return { ok: true, state: { ...state, billing, shipping, rates, paymentMethod } };
  };
  return changeCart(ctx, visitor, decide, choices);
}

function getShipping(
  state: CartState,
  billing: CartAddress | null,
  address: CheckoutChoices['shipping'],
  fresh: CartAddress,
): CartAddress | null {
  if (address === undefined) return state.shipping;
  if (address === null) return billing;
  return changed(state.shipping ?? billing ?? fresh, address);
}

function changed(address: CartAddress, changes: Partial<Address>): CartAddress {
  const next: CartAddress = { ...address };
  for (const field of ADDRESS_FIELDS) {
    const value = changes[field];
    if (value !== undefined) next[ADDRESS_FORM_NAMES[field]] = value.slice(0, MAX_LENGTH);
  }
  if (next.country === '') next.country = address.country;
  return { ...next, country: next.country.toUpperCase() };
}

const MAX_LENGTH = 300;
