import { ownedBy, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Who looks at which product, for an hour at most: several processes count together. */
export const productViewers: Migration = {
  name: '094-product-viewers',
  async up(db) {
    await db.schema
      .createTable('product_viewers')
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('visitor', 'text', required)
      .addColumn('seen_at', time, required)
      .addPrimaryKeyConstraint('product_viewers_key', ['product_id', 'visitor'])
      .execute();
    await db.schema
      .createIndex('product_viewers_seen')
      .on('product_viewers')
      .columns(['seen_at'])
      .execute();
  },
};
