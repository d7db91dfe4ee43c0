import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { ProductAttribute } from '#wire/product.ts';
import { getSwatch } from '../swatches.ts';
import type { AttributePart } from './product-parts.ts';
import { readProductParts } from './read-products.ts';

export function attributeRecords(
  attributes: readonly AttributePart[],
  images: ReadonlyMap<number, ImageRecord>,
): ProductAttribute[] {
  return attributes.map(({ name, label, forVariations, visible, terms }) => ({
    name,
    label,
    forVariations,
    visible,
    terms: terms.map((term) => getSwatch(term, images)),
  }));
}

/** For callers that match or name choices: swatches are without their images. */
export async function loadAttributes(db: Db, productId: number): Promise<ProductAttribute[]> {
  const { attributes } = await readProductParts(db, productId, ['attributes']);
  return attributeRecords(attributes, new Map());
}
