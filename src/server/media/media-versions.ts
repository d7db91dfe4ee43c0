import type { Focus } from '#rules/media/focus.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MediaRow, MediaVersionRow } from './tables.ts';

// A picture under the same id: what it was before stays beside it, so that a change can be undone and
// the address of an email sent long ago still answers.

/** The newest first. */
export async function listVersions(db: Db, mediaId: number): Promise<MediaVersionRow[]> {
  return db
    .selectFrom('media_versions')
    .selectAll()
    .where('media_id', '=', mediaId)
    .orderBy('id', 'desc')
    .execute();
}

/** How many there are of each of some pictures. */
export async function countVersions(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_versions')
    .select(({ fn }) => ['media_id', fn.countAll<number | string>().as('count')])
    .where('media_id', 'in', ids)
    .groupBy('media_id')
    .execute();
  return new Map(rows.map((row) => [row.media_id, Number(row.count)]));
}

export type NewFile = Pick<MediaRow, 'key' | 'width' | 'height' | 'mime'> & { size: number };

/** Puts another file under a picture's id, and remembers the one it had. */
export async function putFile(
  db: Db,
  row: MediaRow,
  { key, width, height, mime, size }: NewFile,
  focus: Focus,
  now: number,
): Promise<void> {
  await db
    .insertInto('media_versions')
    .values({ media_id: row.id, ...getFile(row), replaced_at: now })
    .execute();
  await db
    .updateTable('media')
    .set({ key, width, height, mime, bytes: size, focus_x: focus.x, focus_y: focus.y })
    .where('id', '=', row.id)
    .execute();
}

/** Puts a file it had before under the id again; the one it has now becomes a version. */
export async function putVersion(
  db: Db,
  row: MediaRow,
  version: MediaVersionRow,
  now: number,
): Promise<void> {
  await db.deleteFrom('media_versions').where('id', '=', version.id).execute();
  const { focus_x: x, focus_y: y, bytes: size, ...file } = version;
  await putFile(db, row, { ...file, size }, { x, y }, now);
}

/** Whether another picture has this file: two pictures cannot share an address. */
export async function isInUse(db: Db, key: string, id: number): Promise<boolean> {
  const other = await db
    .selectFrom('media')
    .select('id')
    .where('key', '=', key)
    .where('id', '!=', id)
    .executeTakeFirst();
  return other !== undefined;
}

function getFile(row: MediaRow) {
  const { key, width, height, mime, bytes, focus_x, focus_y } = row;
  return { key, width, height, mime, bytes, focus_x, focus_y };
}
