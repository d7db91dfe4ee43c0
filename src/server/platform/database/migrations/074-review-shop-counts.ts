import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** As many as there were then. */
const CELL_COUNT = 40;

/** The whole shop's counts are of products that everybody may see: which of them are in it is kept. */
export const reviewShopCounts: Migration = {
  name: '074-review-shop-counts',
  async up(db) {
    await db.schema
      .createTable('review_shop_products')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().references('products.id').onDelete('cascade'),
      )
      .execute();
    await sql`insert into review_shop_products (product_id)
      select id from products where status = 'publish'
        and id in (select product_id from review_counts)`.execute(db);
    await sql`delete from review_counts where product_id = 0`.execute(db);
    const names = Array.from({ length: CELL_COUNT }, (_, cell) => `c${cell}`);
    const sums = names.map((name) => `sum(${name})`);
    await sql`insert into review_counts (product_id, week, ${sql.raw(names.join(', '))})
      select 0, week, ${sql.raw(sums.join(', '))} from review_counts
      where product_id in (select product_id from review_shop_products)
      group by week`.execute(db);
  },
};
