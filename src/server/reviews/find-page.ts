import { sql } from 'kysely';
import type { ReviewFilter } from '#rules/reviews/review-filter.ts';
import {
  type Slice,
  type SortGroup,
  type Span,
  type SpanWindow,
  slicesOf,
  sortGroups,
  spanWindow,
} from '#rules/reviews/review-pages.ts';
import { cellsOf, type Tally } from '#rules/reviews/tally.ts';
import type { Db } from '#server/platform/database/database.ts';
import { columnOf, weekStart } from './count-reviews.ts';
import { helpfulIds } from './helpful-ids.ts';
import { countedAs, type ReviewScope } from './read-tally.ts';

// A page of reviews by its number, however far down: the kept counts of weeks say in which weeks its
// rows stand, and only those weeks are read.

/** So many weeks at first; four times as many where the page is not among them. */
const FIRST_WEEKS = 60;

/** The numbers of the reviews on a page, in their order. */
export async function findPage(
  db: Db,
  scope: ReviewScope,
  filter: ReviewFilter,
  tally: Tally,
  rows: { start: number; limit: number },
): Promise<number[]> {
  const cells = cellsOf(filter).filter((cell) => (tally[cell] ?? 0) > 0);
  const countOf = ({ cells }: SortGroup) =>
    cells.reduce((sum, cell) => sum + (tally[cell] ?? 0), 0);
  const slices = slicesOf(sortGroups(filter.sort, cells), countOf, rows.start, rows.limit);
  const ids: number[] = [];
  for (const slice of slices) {
    const { order } = slice.group;
    const found =
      order === 'score'
        ? await helpfulIds(db, scope, slice)
        : await timedIds(db, scope, slice, order === 'newest');
    ids.push(...found);
  }
  return ids;
}

async function timedIds(
  db: Db,
  scope: ReviewScope,
  { group, offset, limit }: Slice,
  newestFirst: boolean,
): Promise<number[]> {
  const window = await findWeeks(db, scope, { group, offset, limit }, newestFirst);
  if (!window) return [];
  const [from, to] = newestFirst ? [window.last, window.first] : [window.first, window.last];
  const direction = newestFirst ? 'desc' : 'asc';
  let query = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where('reviews.cell', 'in', group.cells)
    .where('reviews.created_at', '>=', weekStart(from))
    .where('reviews.created_at', '<', weekStart(to + 1))
    .orderBy('reviews.created_at', direction)
    .orderBy('reviews.id', direction)
    .limit(limit)
    .offset(window.skip);
  if (scope === 'shop') {
    query = query
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .where('products.status', '=', 'publish');
  } else {
    query = query.where('reviews.product_id', 'in', scope);
  }
  return (await query.execute()).map(({ id }) => id);
}

/** The weeks that hold the rows of a slice. */
async function findWeeks(
  db: Db,
  scope: ReviewScope,
  { group, offset, limit }: Slice,
  newestFirst: boolean,
): Promise<SpanWindow | null> {
  const spans: Span[] = [];
  for (let most = FIRST_WEEKS; ; most *= 4) {
    const more = await readWeeks(db, scope, group.cells, newestFirst, {
      after: spans.at(-1)?.at ?? null,
      most,
    });
    spans.push(...more);
    const window = spanWindow(spans, offset, limit);
    if (window || more.length < most) return window;
  }
}

async function readWeeks(
  db: Db,
  scope: ReviewScope,
  cells: readonly number[],
  newestFirst: boolean,
  { after, most }: { after: number | null; most: number },
): Promise<Span[]> {
  const columns = cells.map((cell) => sql.ref(columnOf(cell)));
  const ids = countedAs(scope);
  const count = sql<number>`${sql.join(columns, sql` + `)}`;
  let query = db
    .selectFrom('review_counts')
    .select('week as at')
    .where('product_id', 'in', ids)
    .where('week', '>=', 0)
    .orderBy('week', newestFirst ? 'desc' : 'asc')
    .limit(most);
  if (after !== null) query = query.where('week', newestFirst ? '<' : '>', after);
  return ids.length === 1
    ? query.select(count.as('count')).execute()
    : query.select(sql<number>`sum(${count})`.as('count')).groupBy('week').execute();
}
