import type { Db } from '#server/platform/database/database.ts';

const MAX_COUNT = 20;

/** What the manager linked to the products in the cart, without what is in it already. */
export async function crossSellIds(
  db: Db,
  lines: readonly { productId: number }[],
): Promise<number[]> {
  const ids = [...new Set(lines.map((line) => line.productId))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product_links')
    .innerJoin('products', 'products.id', 'product_links.target_id')
    .select('target_id')
    .where('product_links.product_id', 'in', ids)
    .where('product_links.kind', '=', 'cross_sell')
    .where('target_id', 'not in', ids)
    .where('products.status', '=', 'publish')
    .orderBy('product_links.position')
    .orderBy('target_id')
    .execute();
  return [...new Set(rows.map((row) => row.target_id))].slice(0, MAX_COUNT);
}
