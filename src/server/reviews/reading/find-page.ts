import { elementAt } from '#rules/lists/element-at.ts';
import type { ReviewFilter } from '#rules/reviews/review-filter.ts';
import { getSlices, type Slice, type SortGroup, sortGroups } from '#rules/reviews/review-pages.ts';
import { type Tally, toCells } from '#rules/reviews/tally.ts';
import { weekStart } from '#server/catalog/ratings/count-reviews.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findWeeks } from './find-weeks.ts';
import { helpfulIds } from './helpful-ids.ts';
import type { ReviewScope } from './read-tally.ts';

// A page of reviews by its number, however far down: the stored counts of weeks say in which weeks
// its rows are, and only those weeks are read.

/** The numbers of the reviews on a page, in their order. */
export async function findPage(
  db: Db,
  scope: ReviewScope,
  filter: ReviewFilter,
  tally: Tally,
  rows: { start: number; limit: number },
): Promise<number[]> {
  const countFor = ({ cells }: SortGroup) =>
    cells.reduce((sum, cell) => sum + elementAt(tally, cell), 0);
  const groups = sortGroups(filter.sort, toCells(filter));
  const ids: number[] = [];
  for (const slice of getSlices(groups, countFor, rows.start, rows.limit)) {
    const filled = slice.group.cells.filter((cell) => elementAt(tally, cell) > 0);
    const found =
      slice.group.order === 'score'
        ? await helpfulIds(db, scope, slice, filled)
        : await timedIds(db, scope, slice, filled, countFor(slice.group));
    ids.push(...found);
  }
  return ids;
}

async function timedIds(
  db: Db,
  scope: ReviewScope,
  { group, offset, limit }: Slice,
  /** Those of the group's cells that hold anything. */
  cells: readonly number[],
  count: number,
): Promise<number[]> {
  // What is nearer to the end is found from there.
  const before = count - offset - limit;
  const turned = before < offset;
  const newestFirst = (group.order === 'newest') !== turned;
  const slice = { group, offset: turned ? before : offset, limit };
  const window = await findWeeks(db, scope, slice, newestFirst);
  if (!window) return [];
  const [first, last] = newestFirst ? [window.last, window.first] : [window.first, window.last];
  const ids = await idsBetween(db, scope, cells, {
    from: weekStart(first),
    to: weekStart(last + 1),
    rows: window.rows,
    offset: window.offset,
    limit,
    newestFirst,
  });
  return turned ? ids.reverse() : ids;
}

interface Between {
  from: number;
  to: number;
  /** How many there are in all. */
  rows: number;
  offset: number;
  limit: number;
  newestFirst: boolean;
}

/** A week of a large shop holds thousands: its edge is looked at first, then more and more of it. */
async function idsBetween(
  db: Db,
  scope: ReviewScope,
  cells: readonly number[],
  { from, to, rows, offset, limit, newestFirst }: Between,
): Promise<number[]> {
  let share = rows < SMALL ? 1 : (2 * (offset + limit)) / rows;
  for (;;) {
    const part = share >= 1 ? to - from : Math.ceil((to - from) * share);
    const [first, last] = newestFirst ? [to - part, to] : [from, from + part];
    const found =
      scope === 'shop'
        ? await (newestFirst ? shopNewest : shopOldest)(db, cells, first, last, limit, offset)
        : await (newestFirst ? newest : oldest)(db, scope, cells, first, last, limit, offset);
    if (found.length === limit || share >= 1) return found.map(({ id }) => id);
    share *= 2;
  }
}

/** So many rows are sorted in no time. */
const SMALL = 600;

type Direction = 'asc' | 'desc';

const ofProducts = (direction: Direction) =>
  compiledQuery(
    (
      db,
      products: readonly number[],
      cells: readonly number[],
      from: number,
      to: number,
      limit: number,
      offset: number,
    ) =>
      db
        .selectFrom('reviews')
        .select('id')
        .where('product_id', 'in', products)
        .where('cell', 'in', cells)
        .where('created_at', '>=', from)
        .where('created_at', '<', to)
        .orderBy('created_at', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset),
  );

const ofShop = (direction: Direction) =>
  compiledQuery(
    (db, cells: readonly number[], from: number, to: number, limit: number, offset: number) =>
      db
        .selectFrom('reviews')
        .innerJoin('products', 'products.id', 'reviews.product_id')
        .select('reviews.id')
        .where('products.status', '=', 'publish')
        .where('reviews.cell', 'in', cells)
        .where('reviews.created_at', '>=', from)
        .where('reviews.created_at', '<', to)
        .orderBy('reviews.created_at', direction)
        .orderBy('reviews.id', direction)
        .limit(limit)
        .offset(offset),
  );

const newest = ofProducts('desc');
const oldest = ofProducts('asc');
const shopNewest = ofShop('desc');
const shopOldest = ofShop('asc');
