import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeAnywhere } from '#server/platform/database/like-pattern.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { IMAGE_FORMATS, imageWidths } from '#wire/image.ts';
import { originalName } from './add-media.ts';
import { variantName } from './image-variant.ts';
import type { MediaRow } from './tables.ts';

export interface MediaWish {
  search?: string | undefined;
  /** Only these; empty for all. */
  include: readonly number[];
  /** Only those without an alternative text. */
  missingAlt: boolean;
  order: 'asc' | 'desc';
  skip: number;
  most: number;
}

/** The shop's pictures, newest first unless it is asked otherwise. */
export async function listMedia(
  db: Db,
  { search = '', include, missingAlt, order, skip, most }: MediaWish,
): Promise<{ rows: MediaRow[]; total: number }> {
  const pattern = likeAnywhere(search);
  let query = db.selectFrom('media');
  if (include.length > 0) query = query.where('id', 'in', include);
  if (missingAlt) query = query.where('alt', '=', '');
  if (search !== '') {
    query = query.where(({ or }) =>
      or(
        ['slug', 'title', 'alt'].map(
          (column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`,
        ),
      ),
    );
  }
  const rows = await query.selectAll().orderBy('id', order).offset(skip).limit(most).execute();
  const count = await query.select(({ fn }) => fn.countAll().as('all')).executeTakeFirstOrThrow();
  return { rows, total: Number(count.all) };
}

export async function findMedia(db: Db, id: number): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By id; a deleted one is missing. */
export async function findMediaRows(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, MediaRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('media').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function describeMedia(
  db: Db,
  id: number,
  texts: Partial<Pick<MediaRow, 'alt' | 'caption' | 'title'>>,
): Promise<void> {
  if (Object.keys(texts).length === 0) return;
  await db.updateTable('media').set(texts).where('id', '=', id).execute();
}

/** What shows the picture shows none afterwards. */
export async function deleteMediaRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Removes the files of a picture whose row is gone. */
export async function deleteMediaFiles(
  storage: Storage,
  { key, width }: Pick<MediaRow, 'key' | 'width'>,
): Promise<void> {
  await storage.remove(originalName(key));
  for (const each of imageWidths(width)) {
    for (const format of IMAGE_FORMATS) {
      await storage.remove(variantName({ key, width: each, format }));
    }
  }
}
