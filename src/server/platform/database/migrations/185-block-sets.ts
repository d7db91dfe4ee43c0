import { idColumn, json, required } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Blocks under a name: shown in several pages, or copied into one as a template. */
export const blockSets: Migration = {
  name: '185-block-sets',
  async up(db, engine) {
    await db.schema
      .createTable('block_sets')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('purpose', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('blocks', json, required)
      .execute();
  },
};
