import { time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Who has seen to what the manager's log says, and when. */
export const noticesDone: Migration = {
  name: '280-notices-done',
  async up(db) {
    await db.schema.alterTable('manager_log').addColumn('done_at', time).execute();
    await db.schema
      .alterTable('manager_log')
      .addColumn('done_by', 'text', withDefault(''))
      .execute();
  },
};
