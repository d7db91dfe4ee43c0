import { subtractQuantity } from '#rules/quantities/quantity.ts';
import { type CartState, cartState, EMPTY_CART, type StoredLine } from '#server/cart/cart-state.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderRow } from './order-row.ts';

// The cart an order was placed from. It is put aside while the money is awaited, comes back with the
// pieces where the payment fails or its time runs out, and goes for good once the order is paid.
// Example: a declined card leaves a failed order, and the cart as it was; the same cart paid by another
// card is the same order.

type OrderedFrom = Pick<OrderRow, 'id' | 'session_id' | 'customer_id'>;

/** What a status does to the cart. */
export type CartMove = 'return' | 'take' | 'end';

export function cartMove(from: OrderStatus, to: OrderStatus, expired: boolean): CartMove | null {
  const open: readonly OrderStatus[] = ['pending', 'failed', 'cancelled'];
  if (!open.includes(from)) return null;
  if (to === 'failed' || (to === 'cancelled' && expired)) return 'return';
  if (to === 'cancelled') return null;
  return to === 'pending' ? 'take' : 'end';
}

export async function moveCart(
  trx: Db,
  order: OrderedFrom,
  move: CartMove | null,
  now: number,
): Promise<void> {
  if (move === null) return;
  const owner = await loadOwner(trx, order);
  if (owner === null) return;
  // Writing to the row locks it until the commit, on either engine.
  const row = await trx
    .updateTable('carts')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('owner', '=', owner)
    .returning(['version', 'state'])
    .executeTakeFirst();
  if (!row) return;
  const state = decodeJson(row.state, cartState);
  if (state.awaiting?.order !== order.id) return;
  const next = move === 'return' ? returned(state) : withOrder(state, move);
  if (next === state) return;
  await trx
    .updateTable('carts')
    .set({ version: row.version + 1, state: encodeJson(next), updated_at: now })
    .where('owner', '=', owner)
    .execute();
}

async function loadOwner(
  trx: Db,
  { session_id, customer_id }: OrderedFrom,
): Promise<string | null> {
  const session =
    session_id === null
      ? undefined
      : await trx
          .selectFrom('sessions')
          .select('cart_owner')
          .where('id', '=', session_id)
          .executeTakeFirst();
  return session?.cart_owner ?? (customer_id === null ? null : `c:${customer_id}`);
}

/** Unless another cart was begun meanwhile. */
function returned(state: CartState): CartState {
  if (!state.awaiting || state.lines.length > 0) return state;
  return { ...state, ...state.awaiting.cart, awaiting: { ...state.awaiting, isBack: true } };
}

function withOrder(state: CartState, move: 'take' | 'end'): CartState {
  if (!state.awaiting) return state;
  const awaiting = move === 'end' ? null : { ...state.awaiting, isBack: false };
  if (!state.awaiting.isBack) return { ...state, awaiting };
  const lines = without(state.lines, state.awaiting.cart.lines);
  if (lines.length > 0) return { ...state, lines, awaiting };
  const { saved, parked, billing, shipping } = state;
  return { ...EMPTY_CART, saved, parked, billing, shipping, awaiting };
}

function without(lines: readonly StoredLine[], ordered: readonly StoredLine[]): StoredLine[] {
  const counts = new Map(ordered.map(({ key, quantity }) => [key, quantity]));
  return lines.flatMap((line) => {
    const quantity = subtractQuantity(line.quantity, counts.get(line.key) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
