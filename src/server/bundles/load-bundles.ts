import type { Bundle } from '#rules/bundles/bundle.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

const loadEnabled = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('bundles')
    .select(['product_id', 'bundle'])
    .where('product_id', 'in', ids)
    .where('enabled', '=', 1),
);

/** By the product they belong to; those that are switched off are none. */
export async function loadBundles(db: Db, ids: readonly number[]): Promise<Map<number, Bundle>> {
  if (ids.length === 0) return new Map();
  const rows = await loadEnabled(db, ids);
  return new Map(rows.map(({ product_id, bundle }) => [product_id, readBundle(bundle)]));
}

/** Written by saveBundle, which checked it: it is read as it is. */
function readBundle(json: string): Bundle {
  return JSON.parse(json) as Bundle;
}

/** The products a bundle is made of, by bundle. */
export async function bundleProductIds(
  db: Db,
  bundleIds: readonly number[],
): Promise<Map<number, number[]>> {
  if (bundleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bundle_parts')
    .selectAll()
    .where('bundle_id', 'in', bundleIds)
    .orderBy('product_id')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.bundle_id);
  return new Map([...grouped].map(([id, items]) => [id, items.map((row) => row.product_id)]));
}
