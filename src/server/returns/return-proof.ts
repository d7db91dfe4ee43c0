import { createHmac, timingSafeEqual } from 'node:crypto';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';

/**
 * Who has it may see the returns of the order and ask for one. It is not the order's own key, so that
 * whoever knows number and email address opens no addresses and amounts by it.
 */
export function returnProof(orderKey: string): string {
  return createHmac('sha256', orderKey).update('returns').digest('hex');
}

export function returnAddress(
  { settings }: Pick<ShopContext, 'settings'>,
  { id, key }: Pick<OrderRecord, 'id' | 'key'>,
): string {
  const path = address(settings, 'routes.returnOrder', { id: String(id) });
  return `${path}?${new URLSearchParams({ proof: returnProof(key) })}`;
}

/** Null for a wrong proof and an unknown order alike. */
export async function openByProof(
  ctx: Pick<ShopContext, 'db'>,
  id: string,
  proof: string,
): Promise<OrderRecord | null> {
  if (!/^[1-9]\d{0,9}$/.test(id)) return null;
  const order = await findOrder(ctx, Number(id));
  return order && !order.trashed && isSame(returnProof(order.key), proof) ? order : null;
}

/** Takes as long for a proof that is nearly right as for one that is all wrong. */
function isSame(expected: string, sent: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(sent)];
  return left.length === right.length && timingSafeEqual(left, right);
}
