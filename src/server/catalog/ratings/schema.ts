import { CELLS } from '#rules/reviews/tally.ts';
import { type DomainSchema, integer } from '#server/platform/database/schema.ts';
import type { RatingTables } from './tables.ts';

const cells = Object.fromEntries(CELLS.map((cell) => [`c${cell}` as const, integer.default(0)]));

export const ratingSchema: DomainSchema<RatingTables> = {
  tables: {
    review_counts: {
      columns: { product_id: integer, week: integer, ...cells },
      key: ['review_counts_key', ['product_id', 'week']],
    },
    review_shop_products: {
      columns: { product_id: integer.ownedBy('products.id').primaryKey() },
    },
  },
};
