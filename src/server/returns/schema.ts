import {
  type DomainSchema,
  id,
  integer,
  json,
  quantity,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { ReturnTables } from './tables.ts';

export const returnSchema: DomainSchema<ReturnTables> = {
  tables: {
    order_returns: {
      columns: {
        id,
        order_id: integer.ownedBy('orders.id'),
        request_key: text.unique(),
        state: text,
        way: text,
        created_at: time,
        updated_at: time,
        message: text.default(''),
        carrier_url: text.default(''),
        refund_id: integer.pointsAt('order_refunds.id'),
        exchange_order: integer.pointsAt('orders.id'),
        history: json.default('[]'),
      },
      indexes: {
        order_returns_order: ['order_id'],
        order_returns_state: ['state', 'created_at', 'id'],
        order_returns_refund: { on: ['refund_id'], where: 'refund_id is not null' },
        order_returns_exchange: { on: ['exchange_order'], where: 'exchange_order is not null' },
      },
    },
    order_return_lines: {
      columns: {
        id,
        return_id: integer.ownedBy('order_returns.id'),
        line_id: integer,
        quantity,
        reason: text,
        note: text.default(''),
      },
      indexes: {
        order_return_lines_return: ['return_id'],
      },
    },
    return_files: {
      columns: {
        reference: text.primaryKey(),
        return_id: integer.pointsAt('order_returns.id'),
        kind: text,
        line_id: integer.nullable(),
        name: text,
        mime: text,
        created_at: time,
      },
      indexes: {
        return_files_return: ['return_id'],
        return_files_left: { on: ['created_at'], where: 'return_id is null' },
      },
    },
  },
};
