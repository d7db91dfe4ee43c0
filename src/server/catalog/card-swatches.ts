import { attributeField } from '#rules/variations/choice.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TermRow } from './tables.ts';

/** The swatches of a product card: the terms of its first attribute that is more than a name. */
export interface CardTerms {
  /** `attribute_pa_color`, or '' where the attribute is no choice. */
  field: string;
  terms: (TermRow & { picture_id: number | null })[];
}

/** Two queries, however many products. */
export async function loadCardSwatches(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, CardTerms>> {
  const rows = await db
    .selectFrom('product_attributes as shown')
    .innerJoin('attributes', 'attributes.id', 'shown.attribute_id')
    .innerJoin('product_terms as chosen', (join) =>
      join
        .onRef('chosen.product_id', '=', 'shown.product_id')
        .onRef('chosen.attribute_id', '=', 'shown.attribute_id'),
    )
    .innerJoin('terms', 'terms.id', 'chosen.term_id')
    .selectAll('terms')
    .select(['shown.product_id', 'shown.name as attribute', 'shown.for_variations'])
    .where('shown.product_id', 'in', ids)
    .where('shown.visible', '=', 1)
    .where('attributes.swatch_kind', '<>', 'label')
    .orderBy('shown.position')
    .orderBy('chosen.position')
    .execute();
  const images = await loadTermImages(db, rows);
  const found = new Map<number, CardTerms>();
  for (const { product_id, attribute, for_variations, ...term } of rows) {
    const field = for_variations === 1 ? attributeField(attribute) : '';
    const group = found.get(product_id) ?? { field, terms: [] };
    found.set(product_id, group);
    if (group.terms.some((one) => one.attribute_id !== term.attribute_id)) continue;
    const picture_id = images.get(toKey(product_id, attribute, term.slug)) ?? null;
    group.terms.push({ ...term, picture_id });
  }
  return found;
}

interface VisibleTerm {
  product_id: number;
  attribute: string;
  for_variations: number;
}

/** By product, attribute and term: the picture of the first variation that has one. */
async function loadTermImages(
  db: Db,
  visible: readonly VisibleTerm[],
): Promise<Map<string, number>> {
  const choices = visible.filter(({ for_variations }) => for_variations === 1);
  const images = new Map<string, number>();
  if (choices.length === 0) return images;
  const rows = await db
    .selectFrom('products')
    .innerJoin('variation_attributes as named', 'named.variation_id', 'products.id')
    .select(['products.parent_id', 'products.image_id', 'named.name', 'named.value'])
    .where('products.parent_id', 'in', [...new Set(choices.map((one) => one.product_id))])
    .where('named.name', 'in', [...new Set(choices.map((one) => one.attribute))])
    .where('products.status', '=', 'publish')
    .where('products.image_id', 'is not', null)
    .orderBy('products.menu_order')
    .orderBy('products.id')
    .execute();
  for (const { parent_id, name, value, image_id } of rows) {
    const key = toKey(parent_id ?? 0, name, value);
    if (image_id !== null && !images.has(key)) images.set(key, image_id);
  }
  return images;
}

function toKey(productId: number, attribute: string, term: string): string {
  return `${productId} ${attribute} ${term}`;
}
