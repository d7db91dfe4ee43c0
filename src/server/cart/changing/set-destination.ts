import { normaliseState } from '#rules/addresses/normalise-address.ts';
import { getStates, stateBehaviour } from '#rules/addresses/postal-address.ts';
import type { Location } from '#rules/tax/tax-rate.ts';
import { isCountry } from '#server/addresses/countries.ts';
import { STATES } from '#server/addresses/states.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { baseLocation, emptyAddress } from '../cart-location.ts';
import type { CartAddress, CartState } from '../cart-state.ts';
import { type CartResult, type ChangeChoices, changeCart, type Decision } from './change-cart.ts';

export interface AddressChange {
  shipping?: Partial<CartAddress>;
  billing?: Partial<CartAddress>;
}

/** An estimate before checkout: the destination as far as the visitor has entered it. */
export function setDestination(
  ctx: ShopContext,
  visitor: Visitor,
  place: Partial<Location>,
  choices?: ChangeChoices,
): Promise<CartResult> {
  const shipping = { state: '', postcode: '', city: '', ...place };
  return setAddresses(ctx, visitor, { shipping }, choices, withState);
}

/**
 * With the state as its country lists it; null for one that the country does not have. Without script
 * the choice is still that of the country before: it is left out then, and can be made anew.
 */
function withState(next: CartAddress, before: string): CartAddress | null {
  const states = getStates(STATES, next.country);
  const state = normaliseState(next.state, next.country, states);
  if (state === '' || stateBehaviour(states) !== 'list' || Object.hasOwn(states ?? {}, state)) {
    return { ...next, state };
  }
  return before === next.country ? null : { ...next, state: '' };
}

/** Parts that are left out stay as they were. */
export function setAddresses(
  ctx: ShopContext,
  visitor: Visitor,
  change: AddressChange,
  choices?: ChangeChoices,
  settle: (next: CartAddress, countryBefore: string) => CartAddress | null = (next) => next,
): Promise<CartResult> {
  const decide = (state: CartState): Decision => {
    const fresh = emptyAddress(baseLocation(ctx.settings));
    const before = state.shipping ?? fresh;
    const shippingAddress = change.shipping && { ...before, ...plainCodes(change.shipping) };
    const shipping = shippingAddress ? settle(shippingAddress, before.country) : state.shipping;
    const billing = change.billing
      ? { ...(state.billing ?? fresh), ...plainCodes(change.billing) }
      : state.billing;
    const addresses = [shippingAddress, change.billing && billing];
    if (addresses.some((address) => address && !isCountry(address.country))) {
      return { ok: false, problems: [{ code: 'cart.problem.unknownCountry', field: 'country' }] };
    }
    if (shippingAddress && !shipping) {
      return { ok: false, problems: [{ code: 'cart.problem.unknownState', field: 'state' }] };
    }
    return {
      ok: true,
      state: { ...state, shipping, billing },
      news: change.shipping ? [{ kind: 'success', code: 'cart.notice.destination' }] : [],
    };
  };
  return changeCart(ctx, visitor, decide, choices);
}

function plainCodes(address: Partial<CartAddress>): Partial<CartAddress> {
  const plain: Partial<CartAddress> = { ...address };
  if (plain.country !== undefined) plain.country = plain.country.trim().toUpperCase();
  // `US:CA` is how some programs write a state.
  if (plain.state !== undefined) {
    plain.state = plain.state.trim().replace(/^[A-Z]{2}:/, '');
    if (/^[a-z]{2,3}$/i.test(plain.state)) plain.state = plain.state.toUpperCase();
  }
  return plain;
}
