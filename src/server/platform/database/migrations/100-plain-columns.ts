import type { Migration } from '../migrate.ts';

// The colour of an image's ground was written and never read. Attempts without a known outcome are
// called what mail servers call them: not confirmed.

export const plainColumns: Migration = {
  name: '100-plain-columns',
  async up(db) {
    for (const table of ['media', 'review_uploads']) {
      await db.schema.alterTable(table).dropColumn('ground').execute();
    }
    await db.schema.alterTable('email_sends').renameColumn('unsure', 'unconfirmed').execute();
  },
};
