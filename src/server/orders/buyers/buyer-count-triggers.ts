import type { Engine } from '#server/platform/database/engine.ts';
import { SPAN_MS } from '../span-counts.ts';

/**
 * How many customers there are by what their list filters and by when they ordered last: noted by the
 * database with every row of `buyers`, in rows of their own, so that two readers who bring customers up
 * to date do not wait for each other.
 */
export const buyerCountTriggers = (engine: Engine): readonly string[] => STATEMENTS[engine];

function toKey(row: 'old' | 'new'): string {
  const account = `case when ${row}.customer_id is null then 0 else 1 end`;
  return `${row}.last_order_at / ${SPAN_MS}, ${account}, ${row}.country, ${row}.orders`;
}

const note = (row: 'old' | 'new', n: 1 | -1) =>
  `insert into buyer_counts_due (span, account, country, orders, n) values (${toKey(row)}, ${n});`;

/** Most rows are written with another sum alone. */
const IS_MOVED = `(${toKey('old')}) <> (${toKey('new')})`;
const COLUMNS = 'last_order_at, customer_id, country, orders';

const STATEMENTS: Record<Engine, readonly string[]> = {
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
