import type { Db } from '#server/platform/database/database.ts';

/** When the next page or post is shown by its date; null where none waits. */
export async function nextPublication(db: Db, now: number): Promise<number | null> {
  const { at } = await db
    .selectFrom('documents')
    .select((eb) => eb.fn.min<number | string | null>('published_at').as('at'))
    .where('status', '=', 'publish')
    .where('published_at', '>', now)
    .executeTakeFirstOrThrow();
  return at === null ? null : Number(at);
}
