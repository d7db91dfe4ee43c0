import { type FoundVariation, findVariation } from '#server/catalog/find-variation.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { variationCall } from '#wire/forms/catalog-calls.ts';
import type { VariationAnswer } from '#wire/variation.ts';
import { defineCall } from '../call.ts';
import { publicVariationOf } from './public-variation.ts';

/** Which variation a product's chosen attributes mean; `false` where they mean none. */
export const getVariation = defineCall({
  readOnly: true,
  input: variationCall,
  async handle({ product, attributes }, { ctx, origin }) {
    const id = product.product_id;
    const found = id === null ? null : await findVariation(ctx, id, attributes);
    const answer: VariationAnswer =
      found !== null &&
      publicVariationOf(found, await pictureOf(ctx.db, found), ctx.settings, origin);
    return Response.json(answer);
  },
});

/** Its own picture, or the first of its product. */
async function pictureOf(db: Db, { product, row }: FoundVariation): Promise<MediaRow | null> {
  if (row.image_id !== null) {
    const own = await db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', row.image_id)
      .executeTakeFirst();
    if (own) return own;
  }
  const first = await db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .selectAll('media')
    .where('product_images.product_id', '=', product.id)
    .orderBy('product_images.position')
    .executeTakeFirst();
  return first ?? null;
}
