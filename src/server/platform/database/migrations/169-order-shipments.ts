import { idColumn, json, ownedBy, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** What was sent of an order, and how it is followed. */
export const orderShipments: Migration = {
  name: '169-order-shipments',
  async up(db, engine) {
    await db.schema
      .createTable('order_shipments')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('at', time, required)
      .addColumn('carrier', 'text', required)
      .addColumn('tracking_number', 'text', required)
      .addColumn('tracking_url', 'text', required)
      .addColumn('lines', json, required)
      .addColumn('author', 'text', required)
      .execute();
    await db.schema
      .createIndex('order_shipments_order')
      .on('order_shipments')
      .column('order_id')
      .execute();
  },
};
