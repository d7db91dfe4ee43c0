import type { Db } from '#server/platform/database/database.ts';
import type { ReviewScope } from './read-tally.ts';

/** The products that are named, of the categories that are named with what is below them; else all. */
export async function reviewScope(
  db: Db,
  named: { products: readonly number[]; categories: readonly number[] },
): Promise<ReviewScope> {
  if (named.products.length === 0 && named.categories.length === 0) return 'shop';
  let products = db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'publish')
    .where('kind', '<>', 'variation');
  if (named.products.length > 0) products = products.where('id', 'in', named.products);
  if (named.categories.length > 0) {
    const categories = db
      .selectFrom('categories')
      .select('id')
      .where((eb) => eb.or(named.categories.map((id) => eb('path', 'like', `%/${id}/%`))));
    products = products.where('id', 'in', (eb) =>
      eb
        .selectFrom('product_categories')
        .select('product_id')
        .where('category_id', 'in', categories),
    );
  }
  return (await products.execute()).map(({ id }) => id);
}
