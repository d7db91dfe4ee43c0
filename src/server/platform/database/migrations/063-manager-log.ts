import { required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const managerLog: Migration = {
  name: '063-manager-log',
  async up(db) {
    await db.schema
      .createTable('manager_log')
      .addColumn('code', 'text', required)
      .addColumn('subject', 'text', required)
      .addColumn('details', 'text', required)
      .addColumn('count', 'integer', required)
      .addColumn('first_at', time, required)
      .addColumn('last_at', time, required)
      .addPrimaryKeyConstraint('manager_log_entry', ['code', 'subject'])
      .execute();
  },
};
