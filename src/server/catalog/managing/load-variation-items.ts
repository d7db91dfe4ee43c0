import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type ItemParts,
  loadAttributes,
  loadExtras,
  loadMeta,
  loadValues,
  type PartAttribute,
} from '../saving/load-parts.ts';
import type { ProductRow } from '../tables.ts';

/** Everything stored about a variation, with what it has of its product. */
export interface VariationItem extends ItemParts {
  parent: ProductRow;
  /** Of the product; only those that distinguish variations. */
  attributes: readonly PartAttribute[];
  /** By stored name; '' means any. */
  values: ReadonlyMap<string, string>;
  image: MediaRow | undefined;
}

/** In the order of the ids; an id that is no variation is left out. */
export async function loadVariationItems(db: Db, ids: readonly number[]): Promise<VariationItem[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .where('parent_id', 'is not', null)
    .execute();
  if (rows.length === 0) return [];
  const parentIds = [...new Set(rows.flatMap((row) => row.parent_id ?? []))];
  const imageIds = [...new Set(rows.flatMap((row) => row.image_id ?? []))];
  const [parents, attributes, values, extras, meta, images] = await Promise.all([
    db.selectFrom('products').selectAll().where('id', 'in', parentIds).execute(),
    loadAttributes(db, parentIds),
    loadValues(db, ids),
    loadExtras(db, ids),
    loadMeta(db, ids),
    imageIds.length === 0
      ? []
      : db.selectFrom('media').selectAll().where('id', 'in', imageIds).execute(),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const parentOf = new Map(parents.map((row) => [row.id, row]));
  const imageOf = new Map(images.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    const parent = parentOf.get(row?.parent_id ?? 0);
    if (!row || !parent) return [];
    return {
      row,
      parent,
      attributes: (attributes.get(parent.id) ?? []).filter((one) => one.forVariations),
      values: values.get(id) ?? new Map(),
      extras: extras.get(id),
      meta: meta.get(id) ?? [],
      image: imageOf.get(row.image_id ?? 0),
    };
  });
}
