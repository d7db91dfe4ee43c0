import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { likeAnywhere } from '#server/platform/database/like-pattern.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { IMAGE_FORMATS, imageWidths } from '#wire/image.ts';
import { originalName } from './add-media.ts';
import { variantName } from './image-variant.ts';
import { listVersions } from './media-versions.ts';
import type { MediaRow } from './tables.ts';

export type ImageFile = Pick<MediaRow, 'key' | 'width'>;

export interface MediaQuery {
  search?: string | undefined;
  /** Only these; empty for all. */
  include: readonly number[];
  /** Only those without an alternative text. */
  missingAlt: boolean;
  /** Only those with this tag. */
  tag?: string | undefined;
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/** The shop's pictures, newest first unless it is asked otherwise. */
export async function listMedia(
  db: Db,
  request: MediaQuery,
): Promise<{ rows: MediaRow[]; total: number }> {
  const { order, offset, limit } = request;
  const query = matching(db, request);
  const rows = await query.selectAll().orderBy('id', order).offset(offset).limit(limit).execute();
  const count = await query.select(({ fn }) => fn.countAll().as('all')).executeTakeFirstOrThrow();
  return { rows, total: Number(count.all) };
}

/** Those of them that nothing shows; what is shown is not known to the table itself. */
export async function listUnused(
  db: Db,
  request: MediaQuery,
  isUsed: (image: Pick<MediaRow, 'id' | 'key'>) => boolean,
): Promise<{ rows: MediaRow[]; total: number }> {
  const { order, offset, limit } = request;
  const all = await matching(db, request).select(['id', 'key']).orderBy('id', order).execute();
  const ids = all.filter((image) => !isUsed(image)).map(({ id }) => id);
  const found = await findMediaRows(db, ids.slice(offset, offset + limit));
  return { rows: ids.flatMap((id) => found.get(id) ?? []), total: ids.length };
}

function matching(db: Db, { search = '', include, missingAlt, tag }: MediaQuery) {
  const pattern = likeAnywhere(search);
  let query = db.selectFrom('media');
  if (tag !== undefined) {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('media_tags').select('media_id').where('tag', '=', tag),
    );
  }
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
  return query;
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
  details: Partial<Pick<MediaRow, 'alt' | 'caption' | 'title' | 'focus_x' | 'focus_y'>>,
): Promise<void> {
  if (Object.keys(details).length === 0) return;
  await db.updateTable('media').set(details).where('id', '=', id).execute();
}

/**
 * What shows the picture shows none afterwards. Answers the files that nothing names any more, to be
 * removed after the commit.
 */
export async function deleteMediaRow(db: Db, row: MediaRow): Promise<ImageFile[]> {
  const versions = await listVersions(db, row.id);
  await db.deleteFrom('media').where('id', '=', row.id).execute();
  const files: ImageFile[] = [];
  for (const { key, width } of [row, ...versions]) {
    if (!(await isNamed(db, key))) files.push({ key, width });
  }
  return files;
}

/** The same file may be a picture and what another one was before. */
async function isNamed(db: Db, key: string): Promise<boolean> {
  for (const table of ['media', 'media_versions'] as const) {
    const row = await db.selectFrom(table).select('id').where('key', '=', key).executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Removes files whose rows are gone, with all sizes that were made of them. */
export async function deleteMediaFiles(
  storage: Storage,
  files: readonly ImageFile[],
): Promise<void> {
  for (const { key, width } of files) {
    await storage.remove(originalName(key));
    for (const each of imageWidths(width)) {
      for (const format of IMAGE_FORMATS) {
        await storage.remove(variantName({ key, width: each, format }));
      }
    }
  }
}
