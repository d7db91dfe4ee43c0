import { flag, idColumn, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const comments: Migration = {
  name: '073-comments',
  async up(db, engine) {
    await db.schema
      .createTable('comments')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('document_id', 'integer', ownedBy('documents.id'))
      .addColumn('parent_id', 'integer')
      .addColumn('author', 'text', required)
      .addColumn('email', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('by_shop', flag, withDefault(0))
      .addColumn('created_at', time, required)
      .execute();
    await db.schema
      .createIndex('comments_document')
      .on('comments')
      .columns(['document_id', 'status', 'created_at'])
      .execute();
    await db.schema
      .createIndex('comments_email')
      .on('comments')
      .columns(['email', 'status'])
      .execute();
  },
};
