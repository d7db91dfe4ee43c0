import { sql } from 'kysely';
import { type Slice, type Span, type SpanWindow, spanWindow } from '#rules/reviews/review-pages.ts';
import { getColumn } from '#server/catalog/ratings/count-reviews.ts';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countedAs, type ReviewScope } from './read-tally.ts';

/** So many weeks at first; four times as many where the rows are not among them. */
const FIRST_WEEKS = 60;
const BEYOND = 2_000_000_000;

/** The weeks that hold the rows of a slice, by the stored counts. */
export async function findWeeks(
  db: Db,
  scope: ReviewScope,
  { group, offset, limit }: Slice,
  newestFirst: boolean,
): Promise<SpanWindow | null> {
  const ids = countedAs(scope);
  const read = weekReader(group.cells, newestFirst, ids.length > 1);
  const spans: Span[] = [];
  for (let weekCount = FIRST_WEEKS; ; weekCount *= 4) {
    const after = spans.at(-1)?.at ?? (newestFirst ? BEYOND : -1);
    const more = await read(db, ids, after, weekCount);
    spans.push(...more);
    const window = spanWindow(spans, offset, limit);
    if (window || more.length < weekCount) return window;
  }
}

type WeekReader = (
  db: Db,
  ids: readonly number[],
  after: number,
  weekCount: number,
) => Promise<Span[]>;

/** There are a few hundred groups of cells. */
const readers = new LruCache<string, WeekReader>({ max: 2000 });

function weekReader(cells: readonly number[], newestFirst: boolean, several: boolean): WeekReader {
  const key = `${newestFirst} ${several} ${cells.join()}`;
  return readers.getOrSet(key, () => makeReader(cells, newestFirst, several));
}

function makeReader(cells: readonly number[], newestFirst: boolean, several: boolean): WeekReader {
  const columns = cells.map((cell) => sql.ref(getColumn(cell)));
  const count = sql<number>`${sql.join(columns, sql` + `)}`;
  const weeks = (db: Db, ids: readonly number[], after: number, weekCount: number) =>
    db
      .selectFrom('review_counts')
      .select('week as at')
      .where('product_id', 'in', ids)
      .where('week', '>=', 0)
      .where('week', newestFirst ? '<' : '>', after)
      .orderBy('week', newestFirst ? 'desc' : 'asc')
      .limit(weekCount);
  return several
    ? compiledQuery((db, ids: readonly number[], after: number, weekCount: number) =>
        weeks(db, ids, after, weekCount)
          .select(sql<number>`sum(${count})`.as('count'))
          .groupBy('week'),
      )
    : compiledQuery((db, ids: readonly number[], after: number, weekCount: number) =>
        weeks(db, ids, after, weekCount).select(count.as('count')),
      );
}
