import type { ColorFamily } from '#rules/catalog/color-families.ts';
import type { SwatchKind } from '#rules/catalog/product.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { refreshListings } from '../listing/refresh-listings.ts';
import { termUsers } from '../saving/save-term.ts';
import { colorFamilies, swatchColors } from '../swatches.ts';

export interface ManagedSwatch {
  id: number;
  attributeId: number;
  name: string;
  slug: string;
  kind: SwatchKind;
  colours: string[];
  families: ColorFamily[];
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
    families: decodeJson(row.families, colorFamilies),
    imageId: row.image_id,
  }));
}

/** Products are found by the families of their colours. */
export async function saveSwatch(
  db: Db,
  id: number,
  {
    kind,
    colours: colors,
    families,
    imageId,
  }: Pick<ManagedSwatch, 'kind' | 'colours' | 'families' | 'imageId'>,
): Promise<void> {
  const row = {
    swatch_kind: kind,
    colours: encodeJson(colors),
    families: encodeJson(families),
    image_id: imageId,
  };
  await inTransaction(db, async (trx) => {
    await trx.updateTable('terms').set(row).where('id', '=', id).execute();
    await refreshListings(trx, await termUsers(trx, id));
  });
}
