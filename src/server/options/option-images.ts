import { isChoice, type OptionField } from '#rules/options/option-form.ts';
import { imageRecord } from '#server/media/image-record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';

/** Records of the pictures that a form's options bring into the gallery, by the options' addresses. */
export async function optionImages(
  db: Db,
  fields: readonly OptionField[],
): Promise<Record<string, ImageRecord>> {
  const keys = new Map<string, string>();
  for (const field of fields) {
    if (!isChoice(field) || !field.swapPicture) continue;
    for (const { image } of field.options) {
      const key = /^\/media\/([a-z0-9-]+)\//.exec(image)?.[1];
      if (key !== undefined) keys.set(image, key);
    }
  }
  if (keys.size === 0) return {};
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where('key', 'in', [...new Set(keys.values())])
    .execute();
  const found = new Map(rows.map((row) => [row.key, imageRecord(row)]));
  return Object.fromEntries(
    [...keys].flatMap(([address, key]) => {
      const image = found.get(key);
      return image ? [[address, image]] : [];
    }),
  );
}
