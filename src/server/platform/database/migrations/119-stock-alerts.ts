import { ownedBy, required, time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Who asked for an email when something that is sold out is in stock again. */
export const stockAlerts: Migration = {
  name: '119-stock-alerts',
  async up(db) {
    await db.schema
      .createTable('stock_alerts')
      .addColumn('email', 'text', required)
      .addColumn('item_id', 'integer', ownedBy('products.id'))
      .addColumn('key', 'text', required)
      .addColumn('consent', 'text', required)
      .addColumn('asked_at', time, required)
      .addPrimaryKeyConstraint('stock_alerts_key', ['email', 'item_id'])
      .execute();
    for (const column of ['item_id', 'key', 'asked_at']) {
      await db.schema
        .createIndex(`stock_alerts_by_${column}`)
        .on('stock_alerts')
        .column(column)
        .execute();
    }
  },
};
