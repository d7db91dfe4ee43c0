import {
  idColumn,
  json,
  money,
  ownedBy,
  pointsAt,
  required,
  time,
  withDefault,
} from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Gift cards, the ledger of their movements, those that were bought, and what they paid of an order. */
export const giftCards: Migration = {
  name: '176-gift-cards',
  async up(db, engine) {
    await db.schema
      .createTable('gift_cards')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('code_hash', 'text', (column) => column.notNull().unique())
      .addColumn('last4', 'text', required)
      .addColumn('currency', 'text', required)
      .addColumn('amount', money, required)
      .addColumn('balance', money, required)
      .addColumn('recipient', 'text', required)
      .addColumn('note', 'text', required)
      .addColumn('order_id', 'integer', pointsAt('orders.id'))
      .addColumn('created_at', time, required)
      .addColumn('expires_at', time)
      .addColumn('voided_at', time)
      .execute();
    await db.schema
      .createTable('gift_card_entries')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('card_id', 'integer', (column) => column.notNull().references('gift_cards.id'))
      .addColumn('account', 'text', required)
      .addColumn('amount', money, required)
      .addColumn('order_id', 'integer')
      .addColumn('author', 'text', required)
      .addColumn('note', 'text', required)
      .addColumn('at', time, required)
      .execute();
    await db.schema
      .createTable('gift_card_lines')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      .addColumn('pieces', 'integer', required)
      .addColumn('amount', money, required)
      .addColumn('currency', 'text', required)
      .addColumn('recipient', 'text', required)
      .addColumn('name', 'text', required)
      .addColumn('sender', 'text', required)
      .addColumn('message', 'text', required)
      .addColumn('send_at', time, required)
      .addColumn('issued_at', time)
      .execute();
    const orders = () => db.schema.alterTable('orders');
    await orders().addColumn('gift_amount', money, withDefault(0)).execute();
    await orders().addColumn('gift_returned', money, withDefault(0)).execute();
    await orders().addColumn('gift_cards', json, withDefault('[]')).execute();
    await db.schema
      .alterTable('order_refunds')
      .addColumn('gift_amount', money, withDefault(0))
      .execute();
    for (const [table, column] of [
      ['gift_card_entries', 'card_id'],
      ['gift_card_entries', 'order_id'],
      ['gift_card_lines', 'order_id'],
      ['gift_card_lines', 'send_at'],
      ['gift_cards', 'order_id'],
      ['gift_cards', 'recipient'],
    ] as const) {
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    }
  },
};
