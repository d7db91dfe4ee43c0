import type { Db } from '#server/platform/database/database.ts';

/** The id of the page stored under the slug `home`, which is the one at the front; 0 without one. */
export async function frontPage(db: Db): Promise<number> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('kind', '=', 'page')
    .where('slug', '=', 'home')
    .executeTakeFirst();
  return row?.id ?? 0;
}
