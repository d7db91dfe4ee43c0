import { flag, idColumn, json, money, ownedBy, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

const AMOUNTS = [
  'items',
  'items_tax',
  'discount',
  'discount_tax',
  'fees',
  'fees_tax',
  'shipping',
  'shipping_tax',
  'tax',
  'total',
] as const;

export const orders: Migration = {
  name: '040-orders',
  async up(db, engine) {
    let table = db.schema
      .createTable('orders')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('number', 'text', (column) => column.unique())
      .addColumn('order_key', 'text', required)
      .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
      .addColumn('session_id', 'text')
      .addColumn('customer_id', 'integer')
      .addColumn('email', 'text', required)
      .addColumn('status', 'text', required)
      .addColumn('created_via', 'text', required)
      .addColumn('currency', 'text', required)
      .addColumn('placed_at', time, required)
      .addColumn('updated_at', time, required)
      .addColumn('paid_at', time)
      .addColumn('paid_amount', money, withDefault(0))
      .addColumn('completed_at', time)
      .addColumn('held_until', time)
      .addColumn('stock_state', 'text', required);
    for (const name of AMOUNTS) table = table.addColumn(name, money, required);
    await table
      .addColumn('refunded', money, withDefault(0))
      .addColumn('tax_included', flag, withDefault(0))
      .addColumn('billing', json, required)
      .addColumn('shipping_address', json)
      .addColumn('customer_note', 'text', withDefault(''))
      .addColumn('payment_method', 'text', required)
      .addColumn('payment_title', 'text', withDefault(''))
      .addColumn('transaction_id', 'text', withDefault(''))
      .addColumn('attribution', json, withDefault('{}'))
      .execute();
    const indexes = {
      orders_customer: ['customer_id', 'placed_at'],
      orders_email: ['email', 'placed_at'],
      orders_session: ['session_id', 'placed_at'],
      orders_status: ['status', 'placed_at'],
      orders_held: ['held_until'],
    };
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema.createIndex(name).on('orders').columns(columns).execute();
    }
    await db.schema
      .createTable('order_lines')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('position', 'integer', required)
      .addColumn('line_key', 'text', required)
      .addColumn('product_id', 'integer', required)
      .addColumn('variation_id', 'integer')
      .addColumn('name', 'text', required)
      .addColumn('sku', 'text', required)
      .addColumn('slug', 'text', required)
      .addColumn('image', json)
      .addColumn('details', json, required)
      .addColumn('choice', json, required)
      .addColumn('quantity', 'integer', required)
      .addColumn('unit_price', money, required)
      .addColumn('regular_price', money, required)
      .addColumn('subtotal', money, required)
      .addColumn('subtotal_tax', money, required)
      .addColumn('total', money, required)
      .addColumn('total_tax', money, required)
      .addColumn('taxes', json, required)
      .addColumn('steps', json, required)
      .addColumn('stock_owner', 'integer')
      .addColumn('stock_taken', 'integer', required)
      .addColumn('refunded_quantity', 'integer', withDefault(0))
      .addColumn('refunded_amount', money, withDefault(0))
      .execute();
    await index(db, 'order_lines', ['order_id', 'position']);
    // What was bought together with a product is asked by the product.
    await index(db, 'order_lines', ['product_id', 'order_id']);
    await db.schema
      .createTable('order_rows')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('position', 'integer', required)
      .addColumn('kind', 'text', required)
      .addColumn('code', 'text', required)
      .addColumn('label', 'text', required)
      .addColumn('amount', money, required)
      .addColumn('tax', money, required)
      .execute();
    await index(db, 'order_rows', ['order_id', 'position']);
    await db.schema
      .createTable('order_notes')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('at', time, required)
      .addColumn('kind', 'text', required)
      .addColumn('text', 'text', required)
      .addColumn('author', 'text', withDefault(''))
      .execute();
    await index(db, 'order_notes', ['order_id', 'at']);
    await db.schema
      .createTable('order_refunds')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('at', time, required)
      .addColumn('amount', money, required)
      .addColumn('reason', 'text', withDefault(''))
      .addColumn('lines', json, required)
      .addColumn('restocked', flag, required)
      .addColumn('author', 'text', withDefault(''))
      .execute();
    await index(db, 'order_refunds', ['order_id', 'at']);
    await db.schema
      .createTable('payment_events')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('provider', 'text', required)
      .addColumn('reference', 'text', required)
      .addColumn('outcome', 'text', required)
      .addColumn('amount', money, required)
      .addColumn('at', time, required)
      .addUniqueConstraint('payment_events_once', ['provider', 'reference', 'outcome'])
      .execute();
    await index(db, 'payment_events', ['order_id', 'at']);
    await db.schema
      .createTable('counters')
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('value', 'integer', required)
      .execute();
  },
};

async function index(db: Parameters<Migration['up']>[0], table: string, columns: string[]) {
  await db.schema.createIndex(`${table}_${columns[0]}`).on(table).columns(columns).execute();
}
