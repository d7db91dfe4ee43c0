import { flag, idColumn, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const reviewUploads: Migration = {
  name: '072-review-uploads',
  async up(db, engine) {
    await db.schema
      .createTable('review_uploads')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('owner', 'text', required)
      .addColumn('product_id', 'integer', required)
      .addColumn('name', 'text', required)
      .addColumn('kind', 'text', required)
      .addColumn('mime', 'text', required)
      .addColumn('size', 'integer', required)
      .addColumn('picture_key', 'text', required)
      .addColumn('picture_mime', 'text', required)
      .addColumn('picture_bytes', 'integer', required)
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('ground', 'text', required)
      .addColumn('hash', 'text', required)
      .addColumn('turn', 'integer', withDefault(0))
      .addColumn('duration', 'integer', withDefault(0))
      .addColumn('claimed', flag, withDefault(0))
      .addColumn('media_id', 'integer')
      .addColumn('created_at', time, required)
      .execute();
    await db.schema
      .createIndex('review_uploads_owner')
      .on('review_uploads')
      .columns(['owner', 'claimed'])
      .execute();
    await db.schema
      .createIndex('review_uploads_age')
      .on('review_uploads')
      .columns(['claimed', 'created_at'])
      .execute();
    await db.schema
      .createIndex('review_uploads_hash')
      .on('review_uploads')
      .columns(['hash', 'claimed'])
      .execute();
  },
};
