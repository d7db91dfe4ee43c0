import * as z from 'zod';
import { decodeJson } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { ProductAttribute } from '#wire/product.ts';
import { customSwatch, getSwatch } from './swatches.ts';

const options = z.array(z.string());

export interface LoadedAttributes {
  /** Pictures of image swatches, for the caller to fetch together with its own. */
  imageIds: (number | null)[];
  records(images: ReadonlyMap<number, ImageRecord>): ProductAttribute[];
}

const getAttributes = compiledQuery((db, productId: number) =>
  db
    .selectFrom('product_attributes')
    .selectAll()
    .where('product_id', '=', productId)
    .orderBy('position'),
);

const loadTerms = compiledQuery((db, productId: number) =>
  db
    .selectFrom('product_terms')
    .innerJoin('terms', 'terms.id', 'product_terms.term_id')
    .selectAll('terms')
    .where('product_id', '=', productId)
    .orderBy('product_terms.position'),
);

export async function loadAttributes(db: Db, productId: number): Promise<LoadedAttributes> {
  const [rows, terms] = await Promise.all([getAttributes(db, productId), loadTerms(db, productId)]);
  return {
    imageIds: terms.map((term) => term.image_id),
    records: (images) =>
      rows.map((row) => ({
        name: row.name,
        label: row.label,
        forVariations: row.for_variations === 1,
        visible: row.visible === 1,
        terms:
          row.attribute_id === null
            ? decodeJson(row.options, options).map(customSwatch)
            : terms
                .filter((term) => term.attribute_id === row.attribute_id)
                .map((term) => getSwatch(term, images)),
      })),
  };
}
