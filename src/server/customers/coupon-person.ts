import type { Db } from '#server/platform/database/database.ts';

/** What coupons ask about a shopper; a guest has neither role nor known address. */
export async function couponPerson(
  db: Db,
  customerId: number | null,
): Promise<{ email: string; roles: string[] }> {
  if (customerId === null) return { email: '', roles: [] };
  const row = await db
    .selectFrom('customers')
    .select(['email', 'role'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return row ? { email: row.email, roles: [row.role] } : { email: '', roles: [] };
}
