import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import { imageRecord } from './image-record.ts';

/** Images by media id; a deleted id is missing from the map. */
export async function findImages(
  db: Db,
  ids: readonly (number | null)[],
): Promise<Map<number, ImageRecord>> {
  const uniqueIds = [...new Set(ids.filter((id) => id !== null))];
  if (uniqueIds.length === 0) return new Map();
  const rows = await byIds(db, uniqueIds);
  return new Map(rows.map((row) => [row.id, imageRecord(row)]));
}

const byIds = compiledQuery((db, ids: readonly number[]) =>
  db.selectFrom('media').selectAll().where('id', 'in', ids),
);

export async function findImage(db: Db, id: number | null): Promise<ImageRecord | null> {
  if (id === null) return null;
  return (await findImages(db, [id])).get(id) ?? null;
}
