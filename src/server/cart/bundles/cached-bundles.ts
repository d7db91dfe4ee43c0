import type { Bundle } from '#rules/bundles/bundle.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import { BUNDLES_TAG } from '#server/bundles/tags.ts';
import { productTags } from '#server/catalog/tags.ts';
import { type Cached, type CachingContext, cachedEach } from '#server/platform/cache/read-cache.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Bundles by product, through the cache. */
export function cachedBundles(
  ctx: CachingContext & { db: Db },
  ids: readonly number[],
): Cached<ReadonlyMap<number, Bundle>> {
  return cachedEach(
    ctx,
    'bundle',
    ids,
    (missing) => loadBundles(ctx.db, missing),
    (id) => [BUNDLES_TAG, ...productTags(id)],
  );
}
