import { idColumn, ownedBy, required, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Categories and tags of the journal's posts. */
export const postTerms: Migration = {
  name: '240-post-terms',
  async up(db, engine) {
    await db.schema
      .createTable('post_terms')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('taxonomy', 'text', required)
      .addColumn('slug', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('description', 'text', withDefault(''))
      .addUniqueConstraint('post_terms_slug', ['taxonomy', 'slug'])
      .execute();
    await db.schema
      .createTable('document_terms')
      .addColumn('document_id', 'integer', ownedBy('documents.id'))
      .addColumn('term_id', 'integer', ownedBy('post_terms.id'))
      .addPrimaryKeyConstraint('document_terms_key', ['document_id', 'term_id'])
      .execute();
    await db.schema
      .createIndex('document_terms_term')
      .on('document_terms')
      .column('term_id')
      .execute();
  },
};
