import { required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const settings: Migration = {
  name: '002-settings',
  async up(db) {
    await db.schema
      .createTable('settings')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'text', required)
      .addColumn('updated_at', time, required)
      .execute();
  },
};
