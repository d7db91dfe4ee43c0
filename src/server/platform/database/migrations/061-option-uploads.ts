import { flag, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const optionUploads: Migration = {
  name: '061-option-uploads',
  async up(db) {
    await db.schema
      .createTable('option_uploads')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('mime', 'text', required)
      .addColumn('size', 'integer', required)
      .addColumn('has_preview', flag, withDefault(0))
      .addColumn('claimed', flag, withDefault(0))
      .addColumn('order_id', 'integer')
      .addColumn('created_at', time, required)
      .execute();
    await db.schema
      .createIndex('option_uploads_owner')
      .on('option_uploads')
      .columns(['owner', 'claimed'])
      .execute();
    await db.schema
      .createIndex('option_uploads_age')
      .on('option_uploads')
      .columns(['claimed', 'created_at'])
      .execute();
  },
};
