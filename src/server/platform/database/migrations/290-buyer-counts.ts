import { sql } from 'kysely';
import { idColumn, required, time } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** 30 days. */
const SPAN_MS = 2_592_000_000;

/**
 * How many customers there are by what their list filters and by when they ordered last, like the
 * counts of orders: noted by the database with every row of `buyers`, in rows of their own, so that two
 * readers who bring customers up to date do not wait for each other in turn.
 */
export const buyerCounts: Migration = {
  name: '290-buyer-counts',
  async up(db, engine) {
    await db.schema
      .createTable('buyer_counts')
      .addColumn('span', time, required)
      .addColumn('account', 'integer', required)
      .addColumn('country', 'text', required)
      .addColumn('orders', 'integer', required)
      .addColumn('n', 'integer', required)
      .addPrimaryKeyConstraint('buyer_counts_key', ['span', 'account', 'country', 'orders'])
      .execute();
    await db.schema
      .createTable('buyer_counts_due')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('span', time, required)
      .addColumn('account', 'integer', required)
      .addColumn('country', 'text', required)
      .addColumn('orders', 'integer', required)
      .addColumn('n', 'integer', required)
      .execute();
    await sql
      .raw(`insert into buyer_counts (span, account, country, orders, n)
        select ${keyOf('buyers')}, count(*) from buyers group by 1, 2, 3, 4`)
      .execute(db);
    for (const statement of TRIGGERS[engine]) await sql.raw(statement).execute(db);
  },
};

function keyOf(row: 'old' | 'new' | 'buyers'): string {
  const account = `case when ${row}.customer_id is null then 0 else 1 end`;
  return `${row}.last_order_at / ${SPAN_MS}, ${account}, ${row}.country, ${row}.orders`;
}

const note = (row: 'old' | 'new', n: 1 | -1) =>
  `insert into buyer_counts_due (span, account, country, orders, n) values (${keyOf(row)}, ${n});`;

/** Most rows are written with another sum alone. */
const IS_MOVED = `(${keyOf('old')}) <> (${keyOf('new')})`;
const COLUMNS = 'last_order_at, customer_id, country, orders';

const TRIGGERS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger buyers_count_added after insert on buyers begin ${note('new', 1)} end`,
    `create trigger buyers_count_changed after update of ${COLUMNS} on buyers when ${IS_MOVED}
      begin ${note('old', -1)} ${note('new', 1)} end`,
    `create trigger buyers_count_removed after delete on buyers begin ${note('old', -1)} end`,
  ],
  postgres: [
    `create function buyers_count_due() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${note('old', -1)} end if;
        if tg_op <> 'DELETE' then ${note('new', 1)} end if;
        return null;
      end $$`,
    `create trigger buyers_count_rows after insert or delete on buyers
      for each row execute function buyers_count_due()`,
    `create trigger buyers_count_moved after update of ${COLUMNS} on buyers
      for each row when (${IS_MOVED}) execute function buyers_count_due()`,
  ],
};
