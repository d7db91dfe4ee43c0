import { flag, json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const bundles: Migration = {
  name: '080-bundles',
  async up(db) {
    await db.schema
      .createTable('bundles')
      .addColumn('product_id', 'integer', (column) => ownedBy('products.id')(column).primaryKey())
      .addColumn('enabled', flag, withDefault(1))
      .addColumn('source', json, required)
      .addColumn('bundle', json, required)
      .addColumn('updated_at', time, required)
      .execute();
    await db.schema
      .createTable('bundle_parts')
      .addColumn('bundle_id', 'integer', ownedBy('bundles.product_id'))
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addPrimaryKeyConstraint('bundle_parts_key', ['product_id', 'bundle_id'])
      .execute();
  },
};
