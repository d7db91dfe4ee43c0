import { sql } from 'kysely';
import { withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const CELLS = [40, 41, 42, 43, 44, 45, 46, 47];
const names = CELLS.map((cell) => `c${cell}`);

/** Where stars are not required a review may have none: it is shown, counted and filtered too. */
export const reviewsWithoutStars: Migration = {
  name: '092-reviews-without-stars',
  async up(db) {
    for (const name of names) {
      await db.schema
        .alterTable('review_counts')
        .addColumn(name, 'integer', withDefault(0))
        .execute();
    }
    await sql`update reviews set cell = 40 + verified * 4
        + (case when media_count > 0 then 2 else 0 end)
        + (case when votes_up > votes_down then 1 else 0 end)
      where status = 'approved' and parent_id is null and rating is null`.execute(db);
    await sql`insert into review_shop_products (product_id)
      select id from products where status = 'publish'
        and id in (select product_id from reviews where cell >= 40)
      on conflict do nothing`.execute(db);
    const columns = sql.raw(names.join(', '));
    const sums = sql.raw(
      CELLS.map((cell) => `sum(case when cell = ${cell} then 1 else 0 end)`).join(', '),
    );
    const added = sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));
    const inShop = 'and product_id in (select product_id from review_shop_products)';
    for (const [product, more] of [
      ['product_id', ''],
      ['0', inShop],
    ] as const) {
      for (const week of [`created_at / ${WEEK}`, '-1']) {
        await sql`insert into review_counts (product_id, week, ${columns})
          select ${sql.raw(product)}, ${sql.raw(week)}, ${sums} from reviews
          where cell >= 40 ${sql.raw(more)} group by 1, 2
          on conflict (product_id, week) do update set ${added}`.execute(db);
      }
    }
  },
};
