import { timingSafeEqual } from 'node:crypto';
import { may, type Rights } from '#rules/permissions/permissions.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findOrder } from './find-order.ts';
import type { OrderRecord } from './order-record.ts';

/** Credentials of a request for an order. */
export interface OrderAccess {
  /** From the address a guest was given. */
  key?: string | null;
  /** The id of the logged-in customer. */
  customerId?: number | null;
  rights?: Rights | null;
}

/** Null both for an unknown order and for another customer's: ids that exist are not revealed. */
export async function openOrder(
  ctx: Pick<ShopContext, 'db'>,
  id: number,
  access: OrderAccess,
): Promise<OrderRecord | null> {
  const order = await findOrder(ctx, id);
  return order && mayOpen(order, access) ? order : null;
}

export function mayOpen(
  order: Pick<OrderRecord, 'key' | 'customerId' | 'trashed'>,
  { key, customerId, rights = null }: OrderAccess,
): boolean {
  if (may(rights, 'see-all-orders')) return true;
  if (order.trashed) return false;
  if (order.customerId !== null && order.customerId === (customerId ?? null)) return true;
  return typeof key === 'string' && sameKey(order.key, key);
}

/** Takes as long for a key that is nearly right as for one that is all wrong. */
function sameKey(stored: string, key: string): boolean {
  const left = Buffer.from(stored);
  const right = Buffer.from(key);
  return left.length === right.length && timingSafeEqual(left, right);
}
