import { encodeJson } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderRecord } from '../order-record.ts';

/** From now on the order's emails go there; its billing address says the same. */
export async function replaceEmail(
  { db, now }: ShopContext,
  order: OrderRecord,
  email: string,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ email, billing: encodeJson({ ...order.billing, email }), updated_at: now })
    .where('id', '=', order.id)
    .execute();
}
