import type { Bundle } from '#rules/bundles/bundle.ts';
import { type Kept, type RememberingContext, rememberedEach } from '#server/platform/cache/cart-cache.ts';
import { CATALOG_TAG, productTag } from '#server/catalog/tags.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { BUNDLES_TAG } from './tags.ts';

const enabledOf = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('bundles')
    .select(['product_id', 'bundle'])
    .where('product_id', 'in', ids)
    .where('enabled', '=', 1),
);

/** By the product they belong to; those that are switched off are none. */
export async function loadBundles(db: Db, ids: readonly number[]): Promise<Map<number, Bundle>> {
  if (ids.length === 0) return new Map();
  const rows = await enabledOf(db, ids);
  return new Map(rows.map(({ product_id, bundle }) => [product_id, readBundle(bundle)]));
}

/** The same from what the carts of this process remember. */
export function rememberedBundles(
  ctx: RememberingContext,
  ids: readonly number[],
): Kept<ReadonlyMap<number, Bundle>> {
  return rememberedEach(
    ctx,
    'bundle',
    ids,
    (missing) => loadBundles(ctx.db, missing),
    (id) => [BUNDLES_TAG, productTag(id), CATALOG_TAG],
  );
}

/** Written by saveBundle, which checked it: it is read as it is. */
function readBundle(json: string): Bundle {
  return JSON.parse(json) as Bundle;
}
