import type { Engine } from '#server/platform/database/engine.ts';

/**
 * Orders are found by the beginnings of the words of their number and addresses. The database notes
 * which orders are to be read for it; whoever searches, and a job, stores their words.
 */
export const orderWordTriggers = (engine: Engine): readonly string[] => STATEMENTS[engine];

const COLUMNS = 'number, email, billing, shipping_address, placed_at';
const NOTE = 'insert into order_words_due (order_id) values (new.id);';

const STATEMENTS: Record<Engine, readonly string[]> = {
  sqlite: [
    `create trigger orders_words_added after insert on orders begin ${NOTE} end`,
    `create trigger orders_words_changed after update of ${COLUMNS} on orders begin ${NOTE} end`,
  ],
  postgres: [
    `create function orders_words_due() returns trigger language plpgsql as $$
      begin ${NOTE} return null; end $$`,
    `create trigger orders_words_rows after insert or update of ${COLUMNS} on orders
      for each row execute function orders_words_due()`,
  ],
};
