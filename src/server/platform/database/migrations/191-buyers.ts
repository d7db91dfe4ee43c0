import { sql } from 'kysely';
import { idColumn, json, money, required, time, withDefault } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/**
 * One row for everyone who has an account or has ordered, with figures to sort and filter by. The
 * database itself notes whose figures an order or account has changed, so that no way of writing one
 * is left out; who reads the list computes those anew.
 */
export const buyers: Migration = {
  name: '191-buyers',
  async up(db, engine) {
    await db.schema
      .createTable('buyers')
      .addColumn('email', 'text', (column) => column.primaryKey().notNull())
      .addColumn('customer_id', 'integer')
      .addColumn('name', 'text', required)
      .addColumn('country', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('orders', 'integer', required)
      .addColumn('spent', money, required)
      .addColumn('last_order_at', time, required)
      .addColumn('since', time, required)
      .execute();
    for (const column of ['spent', 'orders', 'last_order_at', 'since', 'name', 'country']) {
      await db.schema
        .createIndex(`buyers_${column}`)
        .on('buyers')
        .columns([column, 'email'])
        .execute();
    }
    await db.schema.createIndex('buyers_customer').on('buyers').column('customer_id').execute();
    await db.schema
      .createTable('buyers_due')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('email', 'text', required)
      .addColumn('customer_id', 'integer')
      .execute();
    await db.schema
      .createTable('buyer_notes')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('customer_id', 'integer')
      .addColumn('email', 'text', required)
      .addColumn('at', time, required)
      .addColumn('author', 'text', required)
      .addColumn('text', 'text', required)
      .execute();
    await db.schema.createIndex('buyer_notes_email').on('buyer_notes').column('email').execute();
    await db.schema
      .createTable('customer_segments')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('filter', json, withDefault('{}'))
      .execute();
    for (const statement of TRIGGERS[engine]) await sql.raw(statement).execute(db);
    await sql`insert into buyers_due (email, customer_id)
      select distinct email, customer_id from orders`.execute(db);
    await sql`insert into buyers_due (email, customer_id)
      select email, id from customers`.execute(db);
  },
};

const OF_ORDER =
  'email, customer_id, status, total, refunded, trashed, placed_at, paid_at, billing';
const OF_ACCOUNT = 'email, role, first_name, last_name, display_name, billing';

const note = (row: string, id: string) =>
  `insert into buyers_due (email, customer_id) values (${row}.email, ${row}.${id});`;

const TRIGGERS: Record<Engine, readonly string[]> = {
  sqlite: [
    { table: 'orders', id: 'customer_id', columns: OF_ORDER },
    { table: 'customers', id: 'id', columns: OF_ACCOUNT },
  ].flatMap(({ table, id, columns }) => [
    `create trigger ${table}_buyer_added after insert on ${table}
      begin ${note('new', id)} end`,
    `create trigger ${table}_buyer_changed after update of ${columns} on ${table}
      begin ${note('old', id)} ${note('new', id)} end`,
    `create trigger ${table}_buyer_removed after delete on ${table}
      begin ${note('old', id)} end`,
  ]),
  postgres: [
    { table: 'orders', id: 'customer_id', columns: OF_ORDER },
    { table: 'customers', id: 'id', columns: OF_ACCOUNT },
  ].flatMap(({ table, id, columns }) => [
    `create function ${table}_buyer_due() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${note('old', id)} end if;
        if tg_op <> 'DELETE' then ${note('new', id)} end if;
        return null;
      end $$`,
    `create trigger ${table}_buyer_rows after insert or delete or update of ${columns} on ${table}
      for each row execute function ${table}_buyer_due()`,
  ]),
};
