import type { Db } from '#server/platform/database/database.ts';

interface Target {
  productIds: readonly number[];
  categoryIds: readonly number[];
}

/** A test for targets that name a product or a category that is not there. */
export async function unknownTargets(
  db: Db,
  targets: readonly Target[],
): Promise<(target: Target) => boolean> {
  const products = await known(
    db,
    'products',
    targets.flatMap(({ productIds }) => productIds),
  );
  const categories = await known(
    db,
    'categories',
    targets.flatMap(({ categoryIds }) => categoryIds),
  );
  return ({ productIds, categoryIds }) =>
    productIds.some((id) => !products.has(id)) || categoryIds.some((id) => !categories.has(id));
}

async function known(
  db: Db,
  table: 'products' | 'categories',
  ids: readonly number[],
): Promise<Set<number>> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return new Set();
  const rows = await db.selectFrom(table).select('id').where('id', 'in', requested).execute();
  return new Set(rows.map((row) => row.id));
}
