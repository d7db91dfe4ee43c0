import { money, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What was asked to be taken of reserved money, and when a payment was last compared. */
export const partialCapture: Migration = {
  name: '281-partial-capture',
  async up(db) {
    await db.schema.alterTable('payments').addColumn('capture_amount', money).execute();
    await db.schema.alterTable('payments').addColumn('checked_at', time, withDefault(0)).execute();
  },
};
