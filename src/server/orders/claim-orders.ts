import type { ShopContext } from '#server/settings/context.ts';

/** Orders placed as a guest become the customer's once the address is proven theirs; returns how many. */
export async function claimGuestOrders(
  { db, now }: Pick<ShopContext, 'db' | 'now'>,
  customerId: number,
  verifiedEmail: string,
): Promise<number> {
  const email = orderEmail(verifiedEmail);
  if (email === '') return 0;
  const claimed = await db
    .updateTable('orders')
    .set({ customer_id: customerId, updated_at: now })
    .where('customer_id', 'is', null)
    .where('email', '=', email)
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows);
}

/** As orders keep an address: `Ann@Example.com ` is `ann@example.com`. */
export function orderEmail(email: string): string {
  return email.trim().toLowerCase();
}
