import type { Generated } from 'kysely';

/** The columns of `review_counts`: one for each cell of `#rules/reviews/tally.ts`. */
export type CellColumn = `c${number}`;

export interface RatingTables {
  /**
   * How many reviews are in each cell, updated by every write: of a product (0 is the whole shop)
   * and a week, or week -1 for all of them.
   */
  review_counts: { product_id: number; week: number } & Record<CellColumn, Generated<number>>;
  /** Products whose reviews are in the whole shop's counts. */
  review_shop_products: { product_id: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends RatingTables {}
}
