import { time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** When a key ends by itself; null for one that is valid until it is revoked. */
export const keyExpiry: Migration = {
  name: '272-key-expiry',
  async up(db) {
    await db.schema.alterTable('api_keys').addColumn('expires_at', time).execute();
  },
};
