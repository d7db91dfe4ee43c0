import type { Db } from '#server/platform/database/database.ts';

/** `yes` once a manager has dismissed the coming-soon banner. */
export const COMING_SOON_DISMISSED = 'coming_soon_banner_dismissed';

export async function customerNote(
  db: Db,
  customerId: number,
  name: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('customer_notes')
    .select('value')
    .where('customer_id', '=', customerId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function saveCustomerNote(
  db: Db,
  customerId: number,
  name: string,
  value: string,
): Promise<void> {
  await db
    .insertInto('customer_notes')
    .values({ customer_id: customerId, name, value })
    .onConflict((conflict) => conflict.columns(['customer_id', 'name']).doUpdateSet({ value }))
    .execute();
}
