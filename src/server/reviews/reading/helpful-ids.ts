import { sql } from 'kysely';
import type { Slice } from '#rules/reviews/review-pages.ts';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ReviewScope } from './read-tally.ts';

/** More heads than this are not worth merging: the rows are sorted as they are. */
const MAX_HEADS = 200;
const BEST_FIRST = sql`order by score desc, created_at desc, id desc`;

/**
 * The most helpful first. Each cell of each product is in that order by its index: the best of every
 * one of them, merged, are the best of all.
 */
export async function helpfulIds(
  db: Db,
  scope: ReviewScope,
  { offset, limit }: Slice,
  /** Those of the slice's cells that hold anything. */
  cells: readonly number[],
): Promise<number[]> {
  const products = scope === 'shop' ? [] : scope;
  const heads = cells.length * Math.max(1, products.length);
  const rows =
    heads > MAX_HEADS
      ? await sortedRows(db, products, cells, limit, offset)
      : await mergedRows(cells, products.length)(db, products, offset + limit, limit, offset);
  return rows.map(({ id }) => id);
}

const sortedRows = compiledQuery(
  (db, products: readonly number[], cells: readonly number[], limit: number, offset: number) =>
    db
      .selectFrom('reviews')
      .select('id')
      .where('product_id', 'in', products)
      .where('cell', 'in', cells)
      .orderBy('score', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset),
);

type Reader = (
  db: Db,
  products: readonly number[],
  each: number,
  limit: number,
  offset: number,
) => Promise<{ id: number }[]>;

const readers = new LruCache<string, Reader>({ max: 500 });

/** One query for each set of cells: building twenty heads again costs more than reading them. */
function mergedRows(cells: readonly number[], products: number): Reader {
  return readers.getOrSet(`${products} ${cells.join()}`, () => mergingReader(cells));
}

function mergingReader(cells: readonly number[]): Reader {
  return compiledQuery(
    (db, ids: readonly number[], each: number, limit: number, offset: number) => {
      const visibility =
        ids.length === 0
          ? [
              sql`exists (select 1 from products
                where products.id = reviews.product_id and products.status = 'publish')`,
            ]
          : ids.map((id) => sql`product_id = ${id}`);
      const heads = visibility.flatMap((condition) =>
        cells.map(
          (cell) => sql`select id, score, created_at from reviews
            where cell = ${sql.lit(cell)} and ${condition} ${BEST_FIRST} limit ${each}`,
        ),
      );
      const list = sql.join(
        heads.map((head, at) => sql`select * from (${head}) as ${sql.id(`h${at}`)}`),
        sql` union all `,
      );
      const query = sql<{ id: number }>`select id from (${list}) as heads
        ${BEST_FIRST} limit ${limit} offset ${offset}`;
      return { compile: () => query.compile(db) };
    },
  );
}
