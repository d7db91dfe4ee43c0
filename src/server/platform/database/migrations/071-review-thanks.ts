import { ownedBy, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const reviewThanks: Migration = {
  name: '071-review-thanks',
  async up(db) {
    await db.schema
      .createTable('review_thanks')
      .addColumn('review_id', 'integer', ownedBy('reviews.id'))
      .addColumn('email', 'text', required)
      .addColumn('product_id', 'integer', required)
      .addColumn('at', time, required)
      .addPrimaryKeyConstraint('review_thanks_key', ['review_id'])
      .execute();
    await db.schema
      .createIndex('review_thanks_person')
      .unique()
      .on('review_thanks')
      .columns(['email', 'product_id'])
      .execute();
    // By which orders are found whose buyers are asked how they like it.
    await db.schema
      .createIndex('orders_completed')
      .on('orders')
      .columns(['completed_at', 'id'])
      .execute();
    await db.schema
      .createIndex('review_invitations_asked')
      .on('review_invitations')
      .columns(['asked', 'asked_at'])
      .execute();
  },
};
