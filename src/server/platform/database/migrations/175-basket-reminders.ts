import { idColumn, json, pointsAt, required, time, withDefault } from '../columns.ts';
import type { Migration } from '../migrate.ts';

/** Who agreed to be reminded of a basket, and what came of it. */
export const basketReminders: Migration = {
  name: '175-basket-reminders',
  async up(db, engine) {
    await db.schema
      .createTable('basket_reminders')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('owner', 'text')
      .addColumn('session_id', 'text')
      .addColumn('email', 'text', required)
      .addColumn('key', 'text', required)
      .addColumn('consent', 'text', required)
      .addColumn('asked_at', time, required)
      .addColumn('due_at', time)
      .addColumn('lines', json, withDefault('[]'))
      .addColumn('sent', 'integer', withDefault(0))
      .addColumn('sent_at', time)
      .addColumn('returned_at', time)
      .addColumn('order_id', 'integer', pointsAt('orders.id'))
      .addColumn('ended_at', time)
      .execute();
    await db.schema
      .createIndex('basket_reminders_owner')
      .on('basket_reminders')
      .column('owner')
      .unique()
      .execute();
    for (const column of ['email', 'key', 'due_at', 'asked_at', 'order_id']) {
      await db.schema
        .createIndex(`basket_reminders_by_${column}`)
        .on('basket_reminders')
        .column(column)
        .execute();
    }
  },
};
