import { type FoundVariation, findVariation } from '#server/catalog/reading/find-variation.ts';
import { loadGalleries, loadVariationImages } from '#server/catalog/reading/product-gallery.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { variationCall } from '#wire/forms/catalog-calls.ts';
import type { VariationResponse } from '#wire/variation.ts';
import { defineCall } from '../call.ts';
import { getPublicVariation } from './public-variation.ts';

/** Which variation a product's chosen attributes mean; `false` where they mean none. */
export const getVariation = defineCall({
  readOnly: true,
  input: variationCall,
  async handle({ product, attributes }, { ctx, origin, withVitrineData }) {
    const id = product.product_id;
    const found = id === null ? null : await findVariation(ctx, id, attributes);
    const result: VariationResponse = found !== null && {
      ...getPublicVariation(found, await getImage(ctx.db, found), ctx.settings, origin),
      ...(withVitrineData && { variation: found.record }),
    };
    return Response.json(result);
  },
});

/** Its own picture, or the first of its product. */
async function getImage(db: Db, { product, row }: FoundVariation): Promise<MediaRow | null> {
  const images = (await loadVariationImages(db, [row.id])).get(row.id);
  return images ?? (await loadGalleries(db, [product.id])).get(product.id)?.[0] ?? null;
}
