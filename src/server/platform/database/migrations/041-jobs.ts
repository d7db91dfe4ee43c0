import { idColumn, json, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const jobs: Migration = {
  name: '041-jobs',
  async up(db, engine) {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('kind', 'text', required)
      .addColumn('payload', json, required)
      .addColumn('run_at', time, required)
      .addColumn('state', 'text', required)
      .addColumn('attempts', 'integer', withDefault(0))
      .addColumn('lease_owner', 'text', withDefault(''))
      .addColumn('lease_until', time)
      .addColumn('recurring', 'text', (column) => column.unique())
      .addColumn('last_error', 'text', withDefault(''))
      .addColumn('created_at', time, required)
      .execute();
    await db.schema.createIndex('jobs_due').on('jobs').columns(['state', 'run_at']).execute();
  },
};
