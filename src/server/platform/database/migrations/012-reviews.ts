import { flag, idColumn, ownedBy, pointsAt, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

// One index for each way a product's reviews are asked for: newest, by stars, from buyers, with pictures.
const INDEXES: Record<string, string[]> = {
  reviews_newest: ['product_id', 'status', 'created_at', 'id'],
  reviews_rating: ['product_id', 'rating', 'status', 'created_at', 'id'],
  reviews_verified: ['product_id', 'verified', 'status', 'created_at', 'id'],
  reviews_media: ['product_id', 'media_count', 'status', 'created_at', 'id'],
  reviews_parent: ['parent_id', 'created_at', 'id'],
};

export const reviews: Migration = {
  name: '012-reviews',
  async up(db, engine) {
    await db.schema
      .createTable('reviews')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('variation_id', 'integer', pointsAt('products.id'))
      .addColumn('parent_id', 'integer', (column) =>
        column.references('reviews.id').onDelete('cascade'),
      )
      .addColumn('rating', 'integer')
      .addColumn('title', 'text', withDefault(''))
      .addColumn('text', 'text', required)
      .addColumn('author', 'text', required)
      .addColumn('email', 'text', withDefault(''))
      .addColumn('verified', flag, withDefault(0))
      .addColumn('by_shop', flag, withDefault(0))
      .addColumn('status', 'text', required)
      .addColumn('votes_up', 'integer', withDefault(0))
      .addColumn('votes_down', 'integer', withDefault(0))
      .addColumn('media_count', 'integer', withDefault(0))
      .addColumn('created_at', time, required)
      .execute();
    for (const [name, columns] of Object.entries(INDEXES)) {
      await db.schema.createIndex(name).on('reviews').columns(columns).execute();
    }
    // Deleting a variation must not read every review to find those that name it.
    await db.schema.createIndex('reviews_variation').on('reviews').column('variation_id').execute();
    await db.schema
      .createTable('review_media')
      .addColumn('review_id', 'integer', ownedBy('reviews.id'))
      .addColumn('media_id', 'integer', ownedBy('media.id'))
      .addColumn('position', 'integer', required)
      .addColumn('caption', 'text', withDefault(''))
      .addPrimaryKeyConstraint('review_media_key', ['review_id', 'media_id'])
      .execute();
    await db.schema
      .createIndex('review_media_media')
      .on('review_media')
      .column('media_id')
      .execute();
  },
};
