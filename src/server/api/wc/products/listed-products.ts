import { bringUpToDate } from '#server/catalog/listing/refresh-listings.ts';
import {
  countProducts,
  isFullList,
  type ManagedFilter,
} from '#server/catalog/managing/find-products.ts';
import { readVersions } from '#server/catalog/managing/read-versions.ts';
import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import { type ReadCache, uncached } from '#server/platform/cache/read-cache.ts';
import { defineService } from '#server/platform/services.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Product } from '#wire/wc/product.ts';
import { productItems } from './product-items.ts';

// Programs and the admin list the same products again and again. Each process caches the items it listed
// last. Two things say that one still stands: no write named its product or the catalogue, and the
// columns of its row that move with every change, every sale and every review are the same.
//
// Example: product 7 is listed and cached. Another process sells one: the row has another stock, and the
// next list reads product 7 again, and no other. A renamed category invalidates ['catalog']: all go.
// How many products there are is cached by the tag alone.

interface Listed {
  item: Product;
  version: string;
  settings: Settings;
}

/** About 5 MB with their JSON. */
export const MAX_LISTED = 500;

/** Calls have one; everything else reads products as they are now. */
export const listedProductsCache = defineService<ReadCache>(() => uncached);

/** How many a list has, where that is cached; a scheduled publication changes it too. */
export async function listedTotal(
  ctx: ShopContext,
  filter: ManagedFilter,
): Promise<number | undefined> {
  if (!isFullList(filter)) return undefined;
  const nextChange = await bringUpToDate(ctx);
  const key = `total ${nextChange} ${JSON.stringify(filter)}`;
  const count = () => countProducts(ctx.db, filter, ctx.now);
  return listedProductsCache.of(ctx).one(key, [CATALOG_TAG], ctx.now, count);
}

/** What `productItems` gives, with cached items where they still stand. */
export async function listedProducts(
  ctx: ShopContext,
  origin: string,
  ids: readonly number[],
  editing: boolean,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const { settings, now } = ctx;
  // A sale or a publication that is due is derived first. It may show in the items of other products.
  const nextChange = await bringUpToDate(ctx);
  const rows = await readVersions(ctx.db, ids, now);
  const versions = new Map([...rows].map(([id, row]) => [id, `${nextChange} ${row}`]));
  const products = [...versions.keys()];
  const load = async (missing: readonly number[]) => {
    const items = await productItems(ctx, origin, missing, editing);
    return new Map(
      items.map((item): [number, Listed] => [
        item.id,
        { item, version: versions.get(item.id) ?? '', settings },
      ]),
    );
  };
  const toTags = (id: number) => [productTag(id), CATALOG_TAG];
  const cache = listedProductsCache.of(ctx);
  const known = await cache.each(`${origin} ${editing}`, products, now, load, toTags);
  // A write that named no tag leaves the cached item for a few seconds; it does not count meanwhile.
  const stale = products.filter((id) => {
    const listed = known.get(id);
    return listed?.version !== versions.get(id) || listed?.settings !== settings;
  });
  const again = stale.length === 0 ? known : await load(stale);
  return ids.flatMap((id) => (again.get(id) ?? known.get(id))?.item ?? []);
}
