import { sql } from 'kysely';
import { time } from '../columns.ts';
import type { Migration } from '../migrate.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days to pay, as the settings have them before anyone changes them. */
const DAYS = { bacs: 7, cheque: 14 } as const;
const REMINDER_DAYS = 2;

/**
 * When a buyer is reminded of a payment. Orders on hold had no end: their time begins with this
 * migration, so that none ends without a reminder.
 */
export const paymentDue: Migration = {
  name: '101-payment-due',
  async up(db) {
    await db.schema.alterTable('orders').addColumn('remind_at', time).execute();
    await db.schema
      .createIndex('orders_remind')
      .on('orders')
      .column('remind_at')
      .where('remind_at', 'is not', null)
      .execute();
    const now = Date.now();
    for (const [method, days] of Object.entries(DAYS)) {
      const due = now + days * DAY;
      await sql`
        update orders set held_until = ${due}, remind_at = ${due - REMINDER_DAYS * DAY}
        where status = 'on-hold' and paid_at is null and payment_method = ${method}
      `.execute(db);
    }
  },
};
