import type { Engine } from '#server/platform/database/engine.ts';
import { SPAN_MS } from '../span-counts.ts';

/**
 * How many orders there are by what the managers' list filters and by when they were placed: the
 * database notes what an order changes, so that no way of writing one is left out, and in rows of its
 * own, so that two orders do not wait for each other; whoever reads the list adds them up.
 */
export const orderCountTriggers = (engine: Engine): readonly string[] => STATEMENTS[engine];

const COLUMNS = 'status, payment_method, created_via, source, placed_at, trashed';

const note = (row: 'old' | 'new', n: 1 | -1) =>
  `insert into order_counts_due (span, status, payment_method, created_via, source, n)
    select ${row}.placed_at / ${SPAN_MS}, ${row}.status, ${row}.payment_method, ${row}.created_via,
      ${row}.source, ${n}
    where ${row}.trashed = 0;`;

const STATEMENTS: Record<Engine, readonly string[]> = {
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
