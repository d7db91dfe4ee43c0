import type { Location } from '#rules/tax/tax-rate.ts';
import { isCountry } from '#server/addresses/countries.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { baseLocation, emptyAddress } from './cart-location.ts';
import type { CartAddress, CartState } from './cart-state.ts';
import { type CartOutcome, type ChangeChoices, changeCart, type Decision } from './change-cart.ts';

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
): Promise<CartOutcome> {
  const shipping = { state: '', postcode: '', city: '', ...place };
  return setAddresses(ctx, visitor, { shipping }, choices);
}

/** Parts that are left out stay as they were. */
export function setAddresses(
  ctx: ShopContext,
  visitor: Visitor,
  change: AddressChange,
  choices?: ChangeChoices,
): Promise<CartOutcome> {
  const decide = (state: CartState): Decision => {
    const fresh = emptyAddress(baseLocation(ctx.settings));
    const shipping = change.shipping
      ? { ...(state.shipping ?? fresh), ...plainCodes(change.shipping) }
      : state.shipping;
    const billing = change.billing
      ? { ...(state.billing ?? fresh), ...plainCodes(change.billing) }
      : state.billing;
    const given = [change.shipping && shipping, change.billing && billing];
    if (given.some((address) => address && !isCountry(address.country))) {
      return { ok: false, problems: [{ code: 'cart.problem.unknownCountry', field: 'country' }] };
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
