import type { Bundle } from '#rules/bundles/bundle.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

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

/** Written by saveBundle, which checked it: it is read as it is. */
function readBundle(json: string): Bundle {
  return JSON.parse(json) as Bundle;
}
