import type { Db } from '#server/platform/database/database.ts';

/** When the last notification of a provider arrived; null for none. */
export async function findLastEvent(db: Db, provider: string): Promise<number | null> {
  const { at } = await db
    .selectFrom('payment_webhooks')
    .select((eb) => eb.fn.max('received_at').as('at'))
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return at === null ? null : Number(at);
}
