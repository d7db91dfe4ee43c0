import type { Db } from '#server/platform/database/database.ts';

/** An account, or a guest by the address of their orders. */
export interface ErasedBuyer {
  id: number | null;
  email: string;
}

/** The orders of an account, or of a guest. */
export function boughtOrders(trx: Db, { id, email }: ErasedBuyer) {
  const orders = trx.selectFrom('orders');
  return id === null
    ? orders.where('orders.customer_id', 'is', null).where('orders.email', '=', email)
    : orders.where('orders.customer_id', '=', id);
}

/** The products whose pages may name this buyer. */
export async function boughtBy(trx: Db, buyer: ErasedBuyer): Promise<number[]> {
  const rows = await boughtOrders(trx, buyer)
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select('product_id')
    .distinct()
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Until these are done, the shop needs to know where to send what was bought. */
const OPEN = ['pending', 'on-hold', 'processing'] as const;

export async function hasOpenOrder(trx: Db, buyer: ErasedBuyer): Promise<boolean> {
  const order = await boughtOrders(trx, buyer)
    .select('orders.id')
    .where('orders.status', 'in', OPEN)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
