import { sql } from 'kysely';
import type { TextColumn } from '#server/media/rename-in-texts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { storedVideo, videosInText } from './video-names.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A product whose video was removed can go back to it for so long. */
export const UNUSED_DAYS = 30;

/** Removes videos that have been on no product and in no text of these columns for some weeks. */
export async function purgeVideos(
  { db, now, storage }: Pick<ShopContext, 'db' | 'now' | 'storage'>,
  texts: readonly TextColumn[],
): Promise<void> {
  const files = await db.selectFrom('product_video_files').selectAll().execute();
  if (files.length === 0) return;
  const used = await videosIn(db, [{ table: 'product_images', column: 'video' }, ...texts]);
  for (const { name, unused_since: since } of files) {
    if (used.has(name)) {
      if (since !== null) await mark(db, name, null);
    } else if (since === null) {
      await mark(db, name, now);
    } else if (since < now - UNUSED_DAYS * DAY) {
      // The row is deleted last: a file without a row would never be found again.
      await storage.remove(storedVideo(name));
      await db.deleteFrom('product_video_files').where('name', '=', name).execute();
    }
  }
}

async function mark(db: Db, name: string, since: number | null): Promise<void> {
  await db
    .updateTable('product_video_files')
    .set({ unused_since: since })
    .where('name', '=', name)
    .execute();
}

async function videosIn(db: Db, columns: readonly TextColumn[]): Promise<Set<string>> {
  const names = new Set<string>();
  for (const { table, column } of columns) {
    const text = sql.ref<string>(column);
    const { rows } = await sql<{ text: string }>`
      select distinct ${text} as text from ${sql.table(table)}
      where ${text} like ${'%/media/product-videos/%'}
    `.execute(db);
    for (const name of rows.flatMap((row) => videosInText(row.text))) names.add(name);
  }
  return names;
}
