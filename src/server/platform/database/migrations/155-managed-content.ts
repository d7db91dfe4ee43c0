import { idColumn, json, ownedBy, pointsAt, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/**
 * Pages, posts and comments as programs write them: who wrote a document, how often it was saved, what
 * it said before, and what a comment was before it went into the trash.
 */
export const managedContent: Migration = {
  name: '155-managed-content',
  async up(db, engine) {
    await db.schema
      .alterTable('documents')
      .addColumn('author_id', 'integer', pointsAt('customers.id'))
      .execute();
    await db.schema
      .alterTable('documents')
      .addColumn('version', 'integer', withDefault(1))
      .execute();
    await db.schema.createIndex('documents_author').on('documents').column('author_id').execute();
    await db.schema.alterTable('comments').addColumn('status_before', 'text').execute();
    await db.schema
      .createTable('document_revisions')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('document_id', 'integer', ownedBy('documents.id'))
      .addColumn('author_id', 'integer', pointsAt('customers.id'))
      .addColumn('at', time, required)
      .addColumn('title', 'text', required)
      .addColumn('excerpt', 'text', required)
      .addColumn('blocks', json, required)
      .execute();
    await db.schema
      .createIndex('document_revisions_document')
      .on('document_revisions')
      .columns(['document_id', 'id'])
      .execute();
    await db.schema
      .createIndex('document_revisions_author')
      .on('document_revisions')
      .column('author_id')
      .execute();
  },
};
