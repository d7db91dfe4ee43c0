import { locationsDiffer } from '#rules/addresses/choose-address.ts';
import { cartAddress, toAddress } from '#server/cart/cart-location.ts';
import type { CartState } from '#server/cart/cart-state.ts';
import { changeCart } from '#server/cart/changing/change-cart.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address, AddressKind } from '#wire/address.ts';

/** A cart that was at the checkout keeps an address of its own: what is saved after that counts for it. */
export async function followSaved(
  ctx: ShopContext,
  visitor: Visitor,
  kind: AddressKind,
  saved: Address,
): Promise<void> {
  const decide = (state: CartState) => ({ ok: true as const, state: followed(state, kind, saved) });
  await changeCart(ctx, visitor, decide, { saveNotices: true });
}

function followed(state: CartState, kind: AddressKind, saved: Address): CartState {
  if (!state.billing) return state;
  const address = cartAddress(saved);
  if (kind === 'shipping') return { ...state, shipping: address };
  const elsewhere =
    state.shipping && locationsDiffer(toAddress(state.shipping), toAddress(state.billing));
  return { ...state, billing: address, ...(!elsewhere && { shipping: address }) };
}
