import { flag, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What managers do with reviews: hide a photo, feature a review, and say that a text was edited. */
export const reviewModeration: Migration = {
  name: '159-review-moderation',
  async up(db) {
    await db.schema.alterTable('review_files').addColumn('hidden', flag, withDefault(0)).execute();
    await db.schema.alterTable('reviews').addColumn('featured', flag, withDefault(0)).execute();
    await db.schema.alterTable('reviews').addColumn('edited_at', time).execute();
    // Asked for every product page; few reviews are featured.
    await db.schema
      .createIndex('reviews_featured')
      .on('reviews')
      .columns(['product_id', 'featured'])
      .where('featured', '=', 1)
      .execute();
  },
};
