import { loadTags } from '#server/media/media-tags.ts';
import { countVersions } from '#server/media/media-versions.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { imageUrl } from '#wire/image.ts';
import type { LibraryImage } from '#wire/vitrine/media.ts';
import { momentText } from '../../moment-text.ts';

/** Pictures as the library lists them. */
export async function libraryItems(
  db: Db,
  rows: readonly MediaRow[],
  origin: string,
): Promise<LibraryImage[]> {
  const ids = rows.map(({ id }) => id);
  const tags = await loadTags(db, ids);
  const versions = await countVersions(db, ids);
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    url: `${origin}${imageUrl(row)}`,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    mime: row.mime,
    created_at: momentText(row.created_at),
    versions: versions.get(row.id) ?? 0,
    alt: row.alt,
    title: row.title,
    caption: row.caption,
    tags: tags.get(row.id) ?? [],
    focus_x: row.focus_x,
    focus_y: row.focus_y,
  }));
}

export async function libraryItem(
  db: Db,
  row: MediaRow,
  origin: string,
): Promise<LibraryImage | null> {
  const [item] = await libraryItems(db, [row], origin);
  return item ?? null;
}
