import { tidyTags } from '#rules/media/tags.ts';
import type { Db } from '#server/platform/database/database.ts';

export async function loadTags(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_tags')
    .selectAll()
    .where('media_id', 'in', ids)
    .orderBy('tag')
    .execute();
  const groups = Map.groupBy(rows, ({ media_id }) => media_id);
  return new Map([...groups].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]));
}

export async function saveTags(db: Db, mediaId: number, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('media_tags').where('media_id', '=', mediaId).execute();
  const rows = tidyTags(tags).map((tag) => ({ media_id: mediaId, tag }));
  if (rows.length > 0) await db.insertInto('media_tags').values(rows).execute();
}

/** All tags with the number of their pictures; a tag without pictures is none. */
export async function listTags(db: Db): Promise<{ tag: string; count: number }[]> {
  const rows = await db
    .selectFrom('media_tags')
    .select(({ fn }) => ['tag', fn.countAll<number | string>().as('count')])
    .groupBy('tag')
    .orderBy('tag')
    .execute();
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}
