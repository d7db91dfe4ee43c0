import type { Db } from '#server/platform/database/database.ts';
import type { ProductRow } from './tables.ts';

export interface VariationData {
  row: ProductRow;
  /** `attribute_pa_color` to `sand`. */
  attributes: Record<string, string>;
}

/** The enabled variations of a product in the manager's order. */
export async function loadVariations(db: Db, productId: number): Promise<VariationData[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('parent_id', '=', productId)
    .where('status', '=', 'publish')
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
  const values = await db
    .selectFrom('variation_attributes')
    .innerJoin('products', 'products.id', 'variation_attributes.variation_id')
    .select(['variation_id', 'variation_attributes.name', 'value'])
    .where('products.parent_id', '=', productId)
    .execute();
  const attributes = new Map(rows.map((row) => [row.id, {} as Record<string, string>]));
  for (const { variation_id, name, value } of values) {
    const own = attributes.get(variation_id);
    if (own) own[`attribute_${name}`] = value;
  }
  return rows.map((row) => ({ row, attributes: attributes.get(row.id) ?? {} }));
}
