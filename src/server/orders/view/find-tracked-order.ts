import type { ShopContext } from '#server/settings/context.ts';
import type { TrackedOrder } from '#wire/track-order.ts';
import { findOrder } from '../find-order.ts';
import type { OrderRecord } from '../order-record.ts';
import { loadOrderView } from './order-view.ts';

/**
 * The order of this number, where it was placed with this email address in lower case. Null for any
 * other, so that it does not tell which numbers or addresses exist.
 */
export async function findTrackedOrder(
  ctx: ShopContext,
  number: string,
  email: string,
): Promise<{ record: OrderRecord; tracked: Omit<TrackedOrder, 'returns'> } | null> {
  const row = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirst();
  const record = row ? await findOrder(ctx, row.id) : null;
  if (!record || record.trashed || record.billing.email.toLowerCase() !== email) return null;
  const {
    number: current,
    status,
    statusText,
    placedAt,
    ...view
  } = await loadOrderView(ctx, record);
  const tracked = {
    number: current,
    status,
    statusText,
    placedAt,
    paidAt: view.payment.paidAt,
    isShipped: view.shipping !== null,
    delivery: view.delivery,
    shipments: view.shipments,
    lines: view.lines.map(({ id, name, quantity }) => ({ id, name, quantity })),
  };
  return { record, tracked };
}
