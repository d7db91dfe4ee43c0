import { sql } from 'kysely';
import { idColumn, required, time } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/** 30 days. */
const SPAN_MS = 2_592_000_000;

/**
 * How many orders there are by what the managers' list filters and by when they were placed, so that a
 * list of many is counted, and a page far inside it is found, without reading through an index. The
 * database itself notes what an order changes, so that no way of writing one is left out, and in rows
 * of its own, so that two orders do not wait for each other; who reads the list adds them up.
 */
export const orderCounts: Migration = {
  name: '270-order-counts',
  async up(db, engine) {
    await db.schema
      .createTable('order_counts')
      .addColumn('span', time, required)
      .addColumn('status', 'text', required)
      .addColumn('payment_method', 'text', required)
      .addColumn('created_via', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('n', 'integer', required)
      .addPrimaryKeyConstraint('order_counts_key', [
        'span',
        'status',
        'payment_method',
        'created_via',
        'source',
      ])
      .execute();
    await db.schema
      .createTable('order_counts_due')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('span', time, required)
      .addColumn('status', 'text', required)
      .addColumn('payment_method', 'text', required)
      .addColumn('created_via', 'text', required)
      .addColumn('source', 'text', required)
      .addColumn('n', 'integer', required)
      .execute();
    await sql`insert into order_counts (span, status, payment_method, created_via, source, n)
      select placed_at / ${sql.lit(SPAN_MS)}, status, payment_method, created_via, source, count(*)
      from orders where trashed = 0 group by 1, 2, 3, 4, 5`.execute(db);
    for (const statement of TRIGGERS[engine]) await sql.raw(statement).execute(db);
  },
};

const COLUMNS = 'status, payment_method, created_via, source, placed_at, trashed';

const note = (row: 'old' | 'new', n: 1 | -1) =>
  `insert into order_counts_due (span, status, payment_method, created_via, source, n)
    select ${row}.placed_at / ${SPAN_MS}, ${row}.status, ${row}.payment_method, ${row}.created_via,
      ${row}.source, ${n}
    where ${row}.trashed = 0;`;

const TRIGGERS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger orders_count_added after insert on orders begin ${note('new', 1)} end`,
    `create trigger orders_count_changed after update of ${COLUMNS} on orders
      begin ${note('old', -1)} ${note('new', 1)} end`,
    `create trigger orders_count_removed after delete on orders begin ${note('old', -1)} end`,
  ],
  postgres: [
    `create function orders_count_due() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${note('old', -1)} end if;
        if tg_op <> 'DELETE' then ${note('new', 1)} end if;
        return null;
      end $$`,
    `create trigger orders_count_rows after insert or delete or update of ${COLUMNS} on orders
      for each row execute function orders_count_due()`,
  ],
};
