import { flag, idColumn, json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Product files that were sent, line by line, and what became of each line. */
export const productImports: Migration = {
  name: '204-product-imports',
  async up(db, engine) {
    await db.schema
      .createTable('product_imports')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('name', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('step', 'text', required)
      .addColumn('is_trial', flag, withDefault(0))
      .addColumn('headers', json, required)
      .addColumn('fields', json, required)
      .addColumn('choices', json, required)
      .addColumn('actor', json, required)
      .addColumn('total', 'integer', required)
      .addColumn('created_at', time, required)
      .addColumn('ended_at', time)
      .execute();
    await db.schema
      .createTable('product_import_rows')
      .addColumn('import_id', 'integer', ownedBy('product_imports.id'))
      .addColumn('line', 'integer', required)
      .addColumn('cells', json, required)
      .addColumn('is_variation', flag, withDefault(0))
      .addColumn('parent', 'text', withDefault(''))
      .addColumn('has_links', flag, withDefault(0))
      .addColumn('outcome', 'text', withDefault(''))
      .addColumn('product_id', 'integer')
      .addColumn('detail', json, withDefault('[]'))
      .addPrimaryKeyConstraint('product_import_rows_key', ['import_id', 'line'])
      .execute();
    await db.schema
      .createIndex('product_import_rows_outcome')
      .on('product_import_rows')
      .columns(['import_id', 'outcome', 'is_variation'])
      .execute();
    await db.schema
      .createIndex('product_import_rows_parent')
      .on('product_import_rows')
      .columns(['import_id', 'parent'])
      .execute();
    await db.schema
      .createTable('imported_products')
      .addColumn('original_id', 'integer', (column) => column.primaryKey())
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .execute();
    await db.schema
      .createTable('imported_pictures')
      .addColumn('address', 'text', (column) => column.primaryKey())
      .addColumn('media_id', 'integer', ownedBy('media.id'))
      .execute();
  },
};
