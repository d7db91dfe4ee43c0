import { required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const letters: Migration = {
  name: '042-letters',
  async up(db) {
    await db.schema
      .createTable('letter_sends')
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('state', 'text', required)
      .addColumn('unsure', 'integer', required)
      .addColumn('at', time, required)
      .execute();
    await db.schema.createIndex('letter_sends_at').on('letter_sends').column('at').execute();
  },
};
