import { attributeField } from '#rules/variations/choice.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ProductRow } from '../tables.ts';
import type { VariationValues } from './product-parts.ts';
import { readProductParts, readRows } from './read-products.ts';

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
  const { variations } = await readProductParts(db, productId, ['variations']);
  return variations
    .filter(({ row }) => row.status === 'publish')
    .map(({ row, values }) => ({ row, attributes: toFields(values) }));
}

/** The same variations by their values alone, where only the matching matters. */
export async function loadVariationChoices(db: Db, productId: number): Promise<VariationChoice[]> {
  const { variationKeys } = await readProductParts(db, productId, ['variationKeys']);
  return variationKeys
    .filter(({ status }) => status === 'publish')
    .map(({ id, values }) => ({ id, attributes: toFields(values) }));
}

/** Undefined where it was deleted or disabled since. */
export async function loadVariation(
  db: Db,
  { id, attributes }: VariationChoice,
): Promise<VariationData | undefined> {
  const row = (await readRows(db, [id])).get(id);
  return row?.status === 'publish' ? { row, attributes } : undefined;
}

function toFields(values: VariationValues): Record<string, string> {
  return Object.fromEntries([...values].map(([name, value]) => [attributeField(name), value]));
}
