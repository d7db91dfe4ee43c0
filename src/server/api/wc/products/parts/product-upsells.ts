import { productTags } from '#server/catalog/tags.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { linkedOffer, missingItem } from '#server/upsells/linked-offer.ts';
import { offeredIds } from '#server/upsells/offered-ids.ts';
import { saveUpsellOffer } from '#server/upsells/save-offer.ts';
import type { ProductUpsells } from '#wire/vitrine/product-offers.ts';
import type { upsellInput } from '#wire/wc/product-part-fields.ts';
import type { PartialOf, WriteRequest } from '../../../rest/resource.ts';
import { invalidParams, type RestError } from '../../../rest/rest-error.ts';

// What the upsell bar of a product offers.

type UpsellFields = PartialOf<typeof upsellInput>;

export async function readUpsells(ctx: ShopContext, id: number): Promise<ProductUpsells> {
  const offered = await offeredIds(ctx, id);
  return { product_id: id, ...(await linkedOffer(ctx.db, id)), offered: offered?.ids ?? [] };
}

export async function writeUpsells(
  { ctx }: WriteRequest,
  id: number,
  provided: UpsellFields,
): Promise<RestError | null> {
  const before = await linkedOffer(ctx.db, id);
  const source = provided.source === undefined ? before.source : provided.source;
  const items = provided.items ?? before.items;
  const missing = await missingItem(ctx.db, id, items);
  if (missing !== null) {
    return invalidParams({ items: `names a product that cannot be offered, at ${missing}` });
  }
  if (source === 'chosen' && items.length === 0) {
    return invalidParams({ items: 'must name at least one product' });
  }
  const saved = await saveUpsellOffer(ctx.db, id, source && { source, items: [...items] });
  if (!saved.ok) {
    const named = saved.problems.map(({ field, reason }) => [field, reason]);
    return invalidParams(Object.fromEntries(named));
  }
  await ctx.invalidate(productTags(id));
  return null;
}
