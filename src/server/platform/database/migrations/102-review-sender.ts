import { withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Whose network address a review came from, as a keyed hash: many bad ones from one are noticed. */
export const reviewSender: Migration = {
  name: '102-review-sender',
  async up(db) {
    await db.schema.alterTable('reviews').addColumn('sender', 'text', withDefault('')).execute();
    await db.schema
      .createIndex('reviews_sender')
      .on('reviews')
      .columns(['sender', 'created_at'])
      .where('sender', '<>', '')
      .execute();
  },
};
