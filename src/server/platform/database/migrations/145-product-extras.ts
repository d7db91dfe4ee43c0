import { idColumn, json, ownedBy, required, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What the API stores with products besides what the shop sells by. */
export const productExtras: Migration = {
  name: '145-product-extras',
  async up(db, engine) {
    await db.schema
      .createTable('product_extras')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('global_unique_id', 'text', withDefault(''))
      .addColumn('purchase_note', 'text', withDefault(''))
      .addColumn('downloads', json, withDefault('[]'))
      .addColumn('download_limit', 'integer', withDefault(-1))
      .addColumn('download_expiry', 'integer', withDefault(-1))
      .addColumn('default_attributes', json, withDefault('{}'))
      .addColumn('trashed_from', 'text')
      .execute();
    await db.schema
      .createTable('product_meta')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('key', 'text', required)
      .addColumn('value', json, required)
      .execute();
    await db.schema
      .createIndex('product_meta_product')
      .on('product_meta')
      .columns(['product_id', 'key'])
      .execute();
  },
};
