import { elementAt } from '#rules/lists/element-at.ts';
import { CELLS, NO_REVIEWS, type Tally } from '#rules/reviews/tally.ts';
import { ALL_WEEKS, ENTIRE_SHOP, getCells } from '#server/catalog/ratings/count-reviews.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';

/** Whose reviews: of these products together, or of the whole shop. */
export type ReviewScope = readonly number[] | 'shop';

export function countedAs(scope: ReviewScope): readonly number[] {
  return scope === 'shop' ? [ENTIRE_SHOP] : scope;
}

/** How many reviews are in each cell, from the stored counts. */
export async function readTally(db: Db, scope: ReviewScope): Promise<Tally> {
  const ids = countedAs(scope);
  if (ids.length === 0) return NO_REVIEWS;
  const tallies = (await totals(db, ids)).map(getCells);
  return CELLS.map((cell) => tallies.reduce((sum, tally) => sum + elementAt(tally, cell), 0));
}

const totals = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('review_counts')
    .selectAll()
    .where('product_id', 'in', ids)
    .where('week', '=', ALL_WEEKS),
);
