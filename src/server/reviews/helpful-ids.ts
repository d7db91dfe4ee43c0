import { sql } from 'kysely';
import type { Slice } from '#rules/reviews/review-pages.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReviewScope } from './read-tally.ts';

/** More heads than this are not worth merging: the rows are sorted as they are. */
const MOST_HEADS = 200;

/**
 * The most helpful first. Each cell of each product is in that order by its index: the best of every
 * one of them, merged, are the best of all.
 */
export async function helpfulIds(
  db: Db,
  scope: ReviewScope,
  { group: { cells }, offset, limit }: Slice,
): Promise<number[]> {
  const order = sql`order by score desc, created_at desc, id desc`;
  const heads = (scope === 'shop' ? [null] : scope).flatMap((product) =>
    cells.map((cell) => ({ product, cell })),
  );
  const list =
    heads.length > MOST_HEADS
      ? sql`select id, score, created_at from reviews
          where product_id in (${sql.join(scope as readonly number[])}) and cell in (${sql.join(cells)})`
      : sql.join(
          heads.map(({ product, cell }, at) => {
            const shown =
              product === null
                ? sql`exists (select 1 from products
                    where products.id = reviews.product_id and products.status = 'publish')`
                : sql`product_id = ${product}`;
            return sql`select * from (select id, score, created_at from reviews
              where cell = ${cell} and ${shown} ${order} limit ${offset + limit}) as ${sql.id(`h${at}`)}`;
          }),
          sql` union all `,
        );
  const { rows } = await sql<{ id: number }>`select id from (${list}) as heads
    ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}
