import type { Engine } from '#server/platform/database/engine.ts';

/**
 * The database itself notes which orders were changed, in the transaction that changes them, so that
 * no way of changing one is left out. A row for each change and not for each order: one that is noted
 * while a change before it is being counted must not be lost with it.
 */
export const noteChangedOrders = (engine: Engine): readonly string[] => STATEMENTS[engine];

/** Columns of an order that count; whatever changes its lines or refunds writes one of them too. */
const COUNTED = `status, trashed, placed_at, customer_id, email, billing, attribution, items, discount,
  shipping, tax, total, refunded`;

const STATEMENTS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger orders_counted_insert after insert on orders
      begin insert into analytics_changes (order_id) values (new.id); end`,
    `create trigger orders_counted_update after update of ${COUNTED} on orders
      begin insert into analytics_changes (order_id) values (new.id); end`,
    `create trigger orders_counted_delete after delete on orders
      begin insert into analytics_changes (order_id) values (old.id); end`,
  ],
  postgres: [
    `create function analytics_changed() returns trigger language plpgsql as $$
      begin
        insert into analytics_changes (order_id) values (coalesce(new.id, old.id));
        return null;
      end $$`,
    `create trigger orders_counted_rows after insert or delete on orders
      for each row execute function analytics_changed()`,
    `create trigger orders_counted_update after update of ${COUNTED} on orders
      for each row execute function analytics_changed()`,
  ],
};
