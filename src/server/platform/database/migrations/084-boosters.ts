import { json, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

export const boosters: Migration = {
  name: '084-boosters',
  async up(db) {
    await db.schema
      .createTable('product_boosters')
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('kind', 'text', required)
      .addColumn('settings', json, withDefault('{}'))
      .addPrimaryKeyConstraint('product_boosters_key', ['product_id', 'kind'])
      .execute();
    await db.schema
      .createTable('upsell_offers')
      .addColumn('product_id', 'integer', (column) =>
        column.primaryKey().notNull().references('products.id').onDelete('cascade'),
      )
      .addColumn('source', 'text', required)
      .addColumn('items', json, withDefault('[]'))
      .execute();
    await db.schema
      .createTable('bought_together')
      .addColumn('product_id', 'integer', ownedBy('products.id'))
      .addColumn('other_id', 'integer', ownedBy('products.id'))
      .addColumn('orders', 'integer', required)
      .addPrimaryKeyConstraint('bought_together_key', ['product_id', 'other_id'])
      .execute();
    await db.schema
      .createIndex('bought_together_other')
      .on('bought_together')
      .columns(['other_id'])
      .execute();
    await db.schema
      .createTable('upsell_progress')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', time, required)
      .execute();
    await db.schema.createIndex('orders_updated').on('orders').columns(['updated_at']).execute();
  },
};
