import { sql } from 'kysely';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';

/** Products that can be bought of these categories and those below them, best sellers first. */
export const bestOfCategories = compiledQuery(
  (db, categoryIds: readonly number[], except: readonly number[], limit: number) =>
    db
      .selectFrom('products')
      .select('products.id')
      .where('products.id', 'in', (from) =>
        from
          .selectFrom('product_categories')
          .innerJoin('categories as one', 'one.id', 'product_categories.category_id')
          .innerJoin('categories as above', (join) =>
            join.on(sql<boolean>`one.path like above.path || '%'`),
          )
          .select('product_categories.product_id')
          .where('above.id', 'in', categoryIds),
      )
      .where('products.id', 'not in', except)
      .where('products.status', '=', 'publish')
      .where('products.visibility', 'in', ['visible', 'catalog'])
      .where('products.stock_state', '<>', 'outofstock')
      .orderBy('products.total_sales', 'desc')
      .orderBy('products.id')
      .limit(limit),
);

/** Those of these products that can be bought. */
export const buyableAmong = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'publish')
    .where('stock_state', '<>', 'outofstock'),
);
