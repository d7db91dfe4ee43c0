import type { Db } from '#server/platform/database/database.ts';

// Whether this database is the demo shop. It is written when the demo shop is filled in and stays: what
// the environment says at a later start cannot turn a real shop into one.

/** Part of the transaction that fills the shop. */
export async function markDemoShop(trx: Db, now: number): Promise<void> {
  await trx.insertInto('demo_shop').values({ filled_at: now }).execute();
}

export async function isDemoShop(db: Db): Promise<boolean> {
  const row = await db.selectFrom('demo_shop').select('filled_at').limit(1).executeTakeFirst();
  return row !== undefined;
}
