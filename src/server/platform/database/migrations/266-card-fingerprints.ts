import { withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** By which the same card, saved again, is known. */
export const cardFingerprints: Migration = {
  name: '266-card-fingerprints',
  async up(db) {
    await db.schema
      .alterTable('saved_payment_methods')
      .addColumn('fingerprint', 'text', withDefault(''))
      .execute();
  },
};
