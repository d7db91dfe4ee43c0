import { required } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** How many visits each day had; nothing about who. */
export const visits: Migration = {
  name: '177-visits',
  async up(db) {
    await db.schema
      .createTable('analytics_visits')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('visits', 'integer', required)
      .execute();
  },
};
