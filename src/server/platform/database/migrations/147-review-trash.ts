import type { Migration } from '../migrate.ts';

/** What a review was before it became spam or went into the trash, to be able to go back. */
export const reviewTrash: Migration = {
  name: '147-review-trash',
  async up(db) {
    await db.schema.alterTable('reviews').addColumn('status_before', 'text').execute();
    await db.schema
      .createIndex('reviews_by_time')
      .on('reviews')
      .columns(['created_at', 'id'])
      .execute();
  },
};
