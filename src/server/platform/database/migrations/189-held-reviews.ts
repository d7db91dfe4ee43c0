import type { Migration } from '../migrate.ts';

/** The menu of the admin counts the reviews that wait; few of them do. */
export const heldReviews: Migration = {
  name: '189-held-reviews',
  async up(db) {
    await db.schema
      .createIndex('reviews_held')
      .on('reviews')
      .columns(['status', 'id'])
      .where('status', '=', 'held')
      .execute();
  },
};
