import {
  type DomainSchema,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { CartReminderTables } from './tables.ts';

export const cartReminderSchema: DomainSchema<CartReminderTables> = {
  tables: {
    basket_reminders: {
      columns: {
        id,
        owner: text.nullable(),
        session_id: text.nullable(),
        email: text,
        key: text,
        consent: text,
        asked_at: time,
        due_at: time.nullable(),
        lines: json.default('[]'),
        sent: integer.default(0),
        sent_at: time.nullable(),
        returned_at: time.nullable(),
        order_id: integer.pointsAt('orders.id'),
        ended_at: time.nullable(),
      },
      indexes: {
        basket_reminders_owner: { on: ['owner'], isUnique: true },
        basket_reminders_by_email: ['email'],
        basket_reminders_by_key: ['key'],
        basket_reminders_by_due_at: ['due_at'],
        basket_reminders_by_asked_at: ['asked_at'],
        basket_reminders_by_order_id: ['order_id'],
      },
    },
  },
};
