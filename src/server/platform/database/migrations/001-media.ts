import { idColumn, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const media: Migration = {
  name: '001-media',
  async up(db, engine) {
    await db.schema
      .createTable('media')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('slug', 'text', required)
      .addColumn('width', 'integer', required)
      .addColumn('height', 'integer', required)
      .addColumn('mime', 'text', required)
      .addColumn('bytes', 'integer', required)
      .addColumn('ground', 'text', required)
      .addColumn('alt', 'text', withDefault(''))
      .addColumn('caption', 'text', withDefault(''))
      .addColumn('title', 'text', withDefault(''))
      .addColumn('created_at', time, required)
      .execute();
    await db.schema.createIndex('media_slug').on('media').column('slug').execute();
  },
};
