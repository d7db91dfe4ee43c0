import { loadVariationItems } from '#server/catalog/managing/load-variation-items.ts';
import { shippingClassIds } from '#server/catalog/terms/shipping-classes.ts';
import type { Variation } from '#wire/wc/product.ts';
import type { ReadRequest } from '../../rest/resource.ts';
import { variationJson } from './variation-json.ts';
import { variationFor } from './without-costs.ts';

/** In the order of the ids; an id that is no variation is left out. */
export async function variationItems(
  { ctx, origin, manager }: Pick<ReadRequest, 'ctx' | 'origin' | 'manager'>,
  ids: readonly number[],
): Promise<Variation[]> {
  const { db, settings, now } = ctx;
  const [items, shippingClasses] = await Promise.all([
    loadVariationItems(db, ids),
    shippingClassIds(db),
  ]);
  const details = { settings, now, origin, shippingClasses };
  return items.map((item) => variationFor(manager, variationJson(item, details)));
}

/** With the address of its own, for lists of other resources. */
export function withItemAddress(item: Variation, origin: string) {
  const product = `${origin}/wp-json/wc/v3/products/${item.parent_id}`;
  const self = [{ href: `${product}/variations/${item.id}` }];
  const collection = [{ href: `${product}/variations` }];
  return { ...item, _links: { self, collection, up: [{ href: product }] } };
}
