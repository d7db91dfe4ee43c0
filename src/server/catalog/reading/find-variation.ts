import { type Choice, readChoice } from '#rules/variations/choice.ts';
import { getCombinations } from '#rules/variations/combinations.ts';
import { buildVariationIndex, match } from '#rules/variations/variation-index.ts';
import { findImages } from '#server/media/find-images.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { VariationRecord } from '#wire/product.ts';
import type { ProductRow } from '../tables.ts';
import { loadAttributes } from './attribute-records.ts';
import { loadVariation, loadVariationChoices } from './load-variations.ts';
import { readParts, readRows } from './read-products.ts';
import { storedContent } from './stored-content.ts';
import { variationRecord } from './variation-record.ts';

export interface FoundVariation {
  product: ProductRow;
  row: ProductRow;
  record: VariationRecord;
}

/**
 * The variation a complete choice means, however many there are. Null for a product that is not
 * published or has no variations, and for a choice that is incomplete or foreign to it.
 */
export async function findVariation(
  ctx: ShopContext,
  productId: number,
  input: Choice,
): Promise<FoundVariation | null> {
  const { db } = ctx;
  const product = (await readRows(db, [productId])).get(productId);
  if (product?.kind !== 'variable' || product.status !== 'publish') return null;
  const attributes = await loadAttributes(db, productId);
  const choices = await loadVariationChoices(db, productId);
  const unstocked = choices.map((choice) => ({
    attributes: choice.attributes,
    stock: { status: 'instock' as const, left: null },
    quantity: { max: null },
  }));
  const index = buildVariationIndex(getCombinations(attributes, unstocked, 0));
  const row = match(index, readChoice(Object.entries(input), attributes));
  const found = row === null ? undefined : choices[row];
  const data = found && (await loadVariation(db, found));
  if (!data) return null;
  const images = await findImages(db, [data.row.image_id]);
  const parts = await readParts(db, [data.row.id, productId], ['extras']);
  const content = (id: number) => storedContent(parts.get(id)?.extras);
  const contents = { variation: content(data.row.id), product: content(productId) };
  return { product, row: data.row, record: variationRecord(ctx, product, data, images, contents) };
}
