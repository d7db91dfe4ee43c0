import type { SwatchKind } from '#rules/catalog/product.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { swatchColors } from '../swatches.ts';

export interface ManagedSwatch {
  id: number;
  attributeId: number;
  name: string;
  slug: string;
  kind: SwatchKind;
  colours: string[];
  imageId: number | null;
}

/** Those of an attribute in their order, or one. */
export async function loadSwatches(
  db: Db,
  by: { attributeId: number } | { id: number },
): Promise<ManagedSwatch[]> {
  const query = db.selectFrom('terms').selectAll().orderBy('position').orderBy('name');
  const rows = await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('attribute_id', '=', by.attributeId)
  ).execute();
  return rows.map((row) => ({
    id: row.id,
    attributeId: row.attribute_id,
    name: row.name,
    slug: row.slug,
    kind: row.swatch_kind,
    colours: decodeJson(row.colours, swatchColors),
    imageId: row.image_id,
  }));
}

export async function saveSwatch(
  db: Db,
  id: number,
  { kind, colours: colors, imageId }: Pick<ManagedSwatch, 'kind' | 'colours' | 'imageId'>,
): Promise<void> {
  const row = { swatch_kind: kind, colours: encodeJson(colors), image_id: imageId };
  await db.updateTable('terms').set(row).where('id', '=', id).execute();
}
