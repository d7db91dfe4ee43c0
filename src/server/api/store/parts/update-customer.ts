import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { FieldRequirements } from '#rules/addresses/field-requirements.ts';
import { getAddressParts } from '#server/addresses/address-parts.ts';
import { settleAddress } from '#server/addresses/settle-address.ts';
import { baseLocation, cartAddress, emptyAddress, toAddress } from '#server/cart/cart-location.ts';
import type { CartAddress } from '#server/cart/cart-state.ts';
import { setAddresses } from '#server/cart/changing/set-destination.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { translator } from '#server/language/translator.ts';
import { ADDRESS_FIELDS, ADDRESS_FORM_NAMES, type AddressKind } from '#wire/address.ts';
import { customerChange } from '#wire/store/cart-params.ts';
import { cartChange, cartResult } from '../cart-endpoint.ts';
import { isWrong, wrongAddresses } from './address-params.ts';
import { refuseInCart } from './refuse-in-cart.ts';

/** Both addresses are stored, or neither: one that is wrong is refused with all its fields. */
export const updateStoreCustomer = cartChange(customerChange, async (input, call) => {
  const { ctx, visitor } = call;
  const { state } = await findStoredCart(ctx.db, visitor, ctx.now);
  const fresh = emptyAddress(baseLocation(ctx.settings));
  const requirements = getAddressParts(ctx.settings);
  const billing = settle(input.billing_address, state.billing ?? fresh, 'billing', requirements);
  const shipping = settle(
    input.shipping_address,
    state.shipping ?? fresh,
    'shipping',
    requirements,
  );
  const wrong = wrongAddresses(
    { billing: billing?.wrong ?? [], shipping: shipping?.wrong ?? [] },
    translator(ctx.settings),
  );
  if (wrong) return refuseInCart(call, wrong);
  const change = {
    ...(shipping && { shipping: shipping.change }),
    ...(billing && { billing: billing.change }),
  };
  return cartResult(call, await setAddresses(ctx, visitor, change));
});

interface SettledChange {
  change: Partial<CartAddress>;
  /** At fields that were sent. */
  wrong: AddressProblem[];
}

/**
 * The fields that were sent, normalised (California is CA). What was stored and does not fit a new
 * country is cleared.
 */
function settle(
  changes: Partial<CartAddress> | undefined,
  stored: CartAddress,
  kind: AddressKind,
  requirements: FieldRequirements,
): SettledChange | null {
  if (!changes) return null;
  const { country, ...rest } = changes;
  const sent: Partial<CartAddress> = { ...rest, ...(country && { country }) };
  const { address, problems } = settleAddress(
    toAddress({ ...stored, ...sent }),
    kind,
    requirements,
  );
  const settled = cartAddress({ ...address, email: sent.email ?? stored.email });
  const change: Partial<CartAddress> = {};
  const wrong = problems.filter(isWrong);
  for (const part of ADDRESS_FIELDS) {
    const name = ADDRESS_FORM_NAMES[part];
    if (sent[name] !== undefined) change[name] = settled[name];
    else if (wrong.some(({ field }) => field === part)) change[name] = '';
  }
  return { change, wrong: wrong.filter(({ field }) => sent[ADDRESS_FORM_NAMES[field]]) };
}
