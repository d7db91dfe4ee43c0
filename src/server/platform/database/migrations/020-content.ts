import {
  flag,
  idColumn,
  json,
  ownedBy,
  pointsAt,
  required,
  time,
  withDefault,
} from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const content: Migration = {
  name: '020-content',
  async up(db, engine) {
    await db.schema
      .createTable('documents')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('kind', 'text', required)
      .addColumn('slug', 'text', required)
      .addColumn('title', 'text', required)
      .addColumn('excerpt', 'text', withDefault(''))
      .addColumn('status', 'text', required)
      .addColumn('show_title', flag, withDefault(1))
      .addColumn('image_id', 'integer', pointsAt('media.id'))
      .addColumn('published_at', time, required)
      .addColumn('updated_at', time, required)
      .addUniqueConstraint('documents_kind_slug', ['kind', 'slug'])
      .execute();
    await db.schema
      .createIndex('documents_newest')
      .on('documents')
      .columns(['kind', 'status', 'published_at'])
      .execute();

    await db.schema
      .createTable('blocks')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('document_id', 'integer', ownedBy('documents.id'))
      .addColumn('position', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('settings', json, required)
      .execute();
    await db.schema
      .createIndex('blocks_document')
      .on('blocks')
      .columns(['document_id', 'position'])
      .execute();

    await db.schema
      .createTable('menu_items')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('menu', 'text', required)
      .addColumn('parent_id', 'integer', (column) =>
        column.references('menu_items.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', required)
      .addColumn('label', 'text', required)
      .addColumn('url', 'text', required)
      .addColumn('mega', flag, withDefault(0))
      .addColumn('image_id', 'integer', pointsAt('media.id'))
      .execute();
    await db.schema
      .createIndex('menu_items_menu')
      .on('menu_items')
      .columns(['menu', 'position'])
      .execute();
    await db.schema.createIndex('menu_items_parent').on('menu_items').column('parent_id').execute();

    await db.schema
      .createTable('newsletter_subscribers')
      .addColumn('email', 'text', (column) => column.primaryKey().notNull())
      .addColumn('created_at', time, required)
      .execute();
  },
};
