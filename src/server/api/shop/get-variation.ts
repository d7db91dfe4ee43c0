import type { Call } from '../call.ts';
import { type FoundVariation, findVariation } from '#server/catalog/find-variation.ts';
import type { MediaRow } from '#server/media/tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { idParam } from '#wire/store/params.ts';
import type { VariationAnswer } from '#wire/variation.ts';
import { publicVariationOf } from './public-variation.ts';

/** Which variation a product's chosen attributes mean; `false` where they mean none. */
export const getVariation: Call = {
  readOnly: true,
  async handle({ ctx, origin, values }) {
    const id = idParam.safeParse(values.product_id);
    const found = id.success ? await findVariation(ctx, id.data, choiceIn(values)) : null;
    const answer: VariationAnswer =
      found !== null &&
      publicVariationOf(found, await pictureOf(ctx.db, found), ctx.settings, origin);
    return Response.json(answer);
  },
};

/** JSON may say a term that looks like a number as one. */
function choiceIn(values: Record<string, unknown>): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith('attribute_')) continue;
    if (typeof value === 'string' || typeof value === 'number') chosen[name] = String(value);
  }
  return chosen;
}

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
