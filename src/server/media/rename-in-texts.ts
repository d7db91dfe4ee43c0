import { sql } from 'kysely';
import { renameImage } from '#rules/media/references.ts';
import type { Db } from '#server/platform/database/database.ts';
import { imageWidths } from '#wire/image.ts';
import type { ImageFile } from './media-library.ts';

/** A column of texts that may name pictures by the address of a file. */
export interface TextColumn {
  table: string;
  column: string;
}

/** A picture's new address in the texts that name it; what shows pictures by id needs nothing. */
export async function renameInTexts(
  db: Db,
  columns: readonly TextColumn[],
  from: string,
  to: ImageFile,
): Promise<void> {
  for (const { table, column } of columns) {
    const place = sql.table(table);
    const text = sql.ref<string>(column);
    const { rows } = await sql<{ text: string }>`
      select distinct ${text} as text from ${place} where ${text} like ${`%/media/${from}/%`}
    `.execute(db);
    for (const row of rows) {
      const renamed = renamedText(row.text, from, to);
      await sql`update ${place} set ${text} = ${renamed} where ${text} = ${row.text}`.execute(db);
    }
  }
}

export function renamedText(text: string, from: string, { key, width }: ImageFile): string {
  return renameImage(text, from, { key, widths: imageWidths(width) });
}
