import type { ShopContext } from '#server/settings/context.ts';

/**
 * Products that go with what is in the cart, by id: those the manager linked first, then whatever
 * stands on the same shelves, best sellers first. Two queries however long the cart is.
 */
export async function suggestionsFor(
  { db, settings }: ShopContext,
  productIds: readonly number[],
): Promise<number[]> {
  const most = settings['cart.suggestions'];
  if (most === 0 || productIds.length === 0) return [];
  const linked = await db
    .selectFrom('product_links')
    .innerJoin('products', 'products.id', 'product_links.target_id')
    .select('target_id')
    .where('product_links.product_id', 'in', productIds)
    .where('product_links.kind', '=', 'cross_sell')
    .where('target_id', 'not in', productIds)
    .where('products.status', '=', 'publish')
    .where('products.stock_state', '<>', 'outofstock')
    .orderBy('product_links.position')
    .orderBy('target_id')
    .execute();
  const ids = new Set(linked.map((row) => row.target_id));
  if (ids.size < most) {
    const shelf = db
      .selectFrom('product_categories')
      .select('category_id')
      .where('product_id', 'in', productIds)
      .where('position', '=', 0);
    const near = await db
      .selectFrom('products')
      .innerJoin('product_categories', 'product_categories.product_id', 'products.id')
      .select(['products.id', 'products.total_sales'])
      .distinct()
      .where('product_categories.category_id', 'in', shelf)
      .where('products.id', 'not in', productIds)
      .where('products.status', '=', 'publish')
      .where('products.visibility', 'in', ['visible', 'catalog'])
      .where('products.stock_state', '<>', 'outofstock')
      .orderBy('products.total_sales', 'desc')
      .orderBy('products.id')
      .limit(most * 2)
      .execute();
    for (const { id } of near) ids.add(id);
  }
  return [...ids].slice(0, most);
}
