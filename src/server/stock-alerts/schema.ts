import { type DomainSchema, integer, text, time } from '#server/platform/database/schema.ts';
import type { StockAlertTables } from './tables.ts';

export const stockAlertSchema: DomainSchema<StockAlertTables> = {
  tables: {
    stock_alerts: {
      columns: {
        email: text,
        item_id: integer.ownedBy('products.id'),
        key: text,
        consent: text,
        asked_at: time,
      },
      key: ['stock_alerts_key', ['email', 'item_id']],
      indexes: {
        stock_alerts_by_item_id: ['item_id'],
        stock_alerts_by_key: ['key'],
        stock_alerts_by_asked_at: ['asked_at'],
      },
    },
  },
};
