import { time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Since when no cart has pointed at a file that was in one. */
export const uploadOrphans: Migration = {
  name: '093-upload-orphans',
  async up(db) {
    await db.schema.alterTable('option_uploads').addColumn('orphaned_at', time).execute();
  },
};
