import { addQuantities } from '#rules/quantities/quantity.ts';
import { moveUploads } from '#server/options/uploads/visitor-uploads.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getExpiry, getLife, type Session } from '#server/platform/sessions/session.ts';
import { moveReviewFiles } from '#server/review-uploads/visitor-review-files.ts';
import { mergeGroups } from '../bundles/bundle-group.ts';
import {
  type CartState,
  cartState,
  EMPTY_CART,
  MAX_LINES,
  type StoredLine,
} from '../cart-state.ts';

/**
 * At log-in: the guest's cart is merged into the customer's, and the session now has the customer's
 * cart. What together exceeds the stock is reported at the next read and can be corrected. Inside a
 * transaction that does more, such as giving the session a new secret.
 */
export async function mergeWithin(
  trx: Db,
  session: Session,
  customerId: number,
  now: number,
): Promise<void> {
  const owner = `c:${customerId}`;
  const guest = session.cartOwner === owner ? null : await getState(trx, session.cartOwner);
  const customerCart = await getState(trx, owner);
  const merged = mergeStates(customerCart?.state ?? EMPTY_CART, guest?.state ?? EMPTY_CART);
  const row = {
    state: encodeJson(merged),
    updated_at: now,
    expires_at: now + getLife(customerId),
  };
  await trx
    .insertInto('carts')
    .values({ owner, version: 1, ...row })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ version: (customerCart?.version ?? 0) + 1, ...row }),
    )
    .execute();
  await moveUploads(trx, session.cartOwner, owner);
  await moveReviewFiles(trx, session.cartOwner, owner);
  if (guest) await trx.deleteFrom('carts').where('owner', '=', session.cartOwner).execute();
  await trx
    .updateTable('sessions')
    .set({
      customer_id: customerId,
      cart_owner: owner,
      expires_at: getExpiry({ ...session, customerId }, now),
    })
    .where('id', '=', session.id)
    .execute();
}

async function getState(trx: Db, owner: string) {
  const row = await trx
    .selectFrom('carts')
    .select(['version', 'state'])
    .where('owner', '=', owner)
    .executeTakeFirst();
  return row && { version: row.version, state: decodeJson(row.state, cartState) };
}

/** mergeStates(customer's, guest's): equal lines add up, the guest's last word on the address counts. */
export function mergeStates(customerCart: CartState, guest: CartState): CartState {
  return {
    lines: mergeLines(customerCart.lines, guest.lines).slice(0, MAX_LINES),
    removed: [],
    saved: mergeLines(customerCart.saved, guest.saved),
    coupons: [...new Set([...customerCart.coupons, ...guest.coupons])],
    declined: [...new Set([...customerCart.declined, ...guest.declined])],
    parked: [...customerCart.parked, ...guest.parked],
    giftCards: [
      ...customerCart.giftCards,
      ...guest.giftCards.filter(({ id }) => !customerCart.giftCards.some((card) => card.id === id)),
    ],
    shipping: guest.shipping ?? customerCart.shipping,
    billing: guest.billing ?? customerCart.billing,
    rates: { ...customerCart.rates, ...guest.rates },
    paymentMethod: guest.paymentMethod || customerCart.paymentMethod,
    notices: [...customerCart.notices, ...guest.notices],
    // What both cost together was not shown yet.
    answered: null,
    awaiting: guest.awaiting ?? customerCart.awaiting,
  };
}

function mergeLines(
  customerLines: readonly StoredLine[],
  guest: readonly StoredLine[],
): StoredLine[] {
  const lines = new Map(customerLines.map((line) => [line.key, line]));
  for (const line of guest.filter((each) => each.bundle === null)) {
    const old = lines.get(line.key);
    const quantity = addQuantities(old?.quantity ?? 0, line.quantity);
    lines.set(line.key, old ? { ...old, quantity } : line);
  }
  return mergeGroups([...lines.values()], guest);
}
