import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ProductRow } from './tables.ts';

export interface VariationChoice {
  id: number;
  /** `attribute_pa_color` to `sand`. */
  attributes: Record<string, string>;
}

export interface VariationData {
  row: ProductRow;
  attributes: Record<string, string>;
}

/** The enabled variations of a product in the manager's order. */
export async function loadVariations(db: Db, productId: number): Promise<VariationData[]> {
  const [rows, attributes] = await Promise.all([
    enabledRows(db, productId),
    loadValues(db, productId),
  ]);
  return rows.map((row) => ({ row, attributes: attributes.get(row.id) ?? {} }));
}

/** The same variations by their values alone, where only the matching matters. */
export async function loadVariationChoices(db: Db, productId: number): Promise<VariationChoice[]> {
  const [rows, attributes] = await Promise.all([
    enabled(db, productId).select('id').execute(),
    loadValues(db, productId),
  ]);
  return rows.map(({ id }) => ({ id, attributes: attributes.get(id) ?? {} }));
}

/** Undefined where it was deleted since. */
export async function loadVariation(
  db: Db,
  { id, attributes }: VariationChoice,
): Promise<VariationData | undefined> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'publish')
    .executeTakeFirst();
  return row && { row, attributes };
}

function enabled(db: Db, productId: number) {
  return db
    .selectFrom('products')
    .where('parent_id', '=', productId)
    .where('status', '=', 'publish')
    .orderBy('menu_order')
    .orderBy('id');
}

const enabledRows = compiledQuery((db, productId: number) => enabled(db, productId).selectAll());

const getValues = compiledQuery((db, productId: number) =>
  db
    .selectFrom('variation_attributes')
    .innerJoin('products', 'products.id', 'variation_attributes.variation_id')
    .select(['variation_id', 'variation_attributes.name', 'value'])
    .where('products.parent_id', '=', productId),
);

async function loadValues(db: Db, productId: number): Promise<Map<number, Record<string, string>>> {
  const values = await getValues(db, productId);
  const attributes = new Map<number, Record<string, string>>();
  for (const { variation_id, name, value } of values) {
    const selected = attributes.get(variation_id) ?? {};
    selected[`attribute_${name}`] = value;
    attributes.set(variation_id, selected);
  }
  return attributes;
}
