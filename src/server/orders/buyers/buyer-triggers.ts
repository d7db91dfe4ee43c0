import type { Engine } from '#server/platform/database/engine.ts';

/**
 * The database itself notes whose figures an order or account has changed, so that no way of writing
 * one is left out; whoever reads the list of customers computes those anew.
 */
export const buyerTriggers = (engine: Engine): readonly string[] => STATEMENTS[engine];

// Other lines of an order may leave its total as it was, but not the time of its last change.
const OF_ORDER =
  'email, customer_id, status, total, refunded, trashed, placed_at, updated_at, paid_at, billing';
const OF_ACCOUNT = 'email, role, first_name, last_name, display_name, billing';

const note = (row: string, id: string) =>
  `insert into buyers_due (email, customer_id) values (${row}.email, ${row}.${id});`;

const STATEMENTS: Record<Engine, readonly string[]> = {
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
