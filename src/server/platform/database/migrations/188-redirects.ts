import { idColumn, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Addresses that lead elsewhere. */
export const redirects: Migration = {
  name: '188-redirects',
  async up(db, engine) {
    await db.schema
      .createTable('redirects')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('from_path', 'text', (column) => column.notNull().unique())
      .addColumn('target', 'text', required)
      .addColumn('status', 'integer', withDefault(301))
      .addColumn('uses', 'integer', withDefault(0))
      .addColumn('created_at', time, required)
      .execute();
  },
};
