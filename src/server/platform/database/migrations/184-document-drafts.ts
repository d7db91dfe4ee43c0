import { flag, json, ownedBy, pointsAt, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Blocks of a public page or post that are written and not published yet. */
export const documentDrafts: Migration = {
  name: '184-document-drafts',
  async up(db) {
    await db.schema
      .createTable('document_drafts')
      .addColumn('document_id', 'integer', ownedBy('documents.id'))
      .addColumn('author_id', 'integer', pointsAt('customers.id'))
      .addColumn('at', time, required)
      .addColumn('show_title', flag, required)
      .addColumn('blocks', json, required)
      .execute();
    await db.schema
      .createIndex('document_drafts_document')
      .on('document_drafts')
      .column('document_id')
      .unique()
      .execute();
    await db.schema
      .createIndex('document_drafts_author')
      .on('document_drafts')
      .column('author_id')
      .execute();
  },
};
