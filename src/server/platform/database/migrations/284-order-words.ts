import { sql } from 'kysely';
import { idColumn, ownedBy, required, time } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

/**
 * Orders are found by the beginnings of the words of their number and addresses, without reading every
 * order. The database notes which orders are to be read for it, so that no way of writing one is left
 * out; who searches, and a job, write their words. All orders are due at first.
 */
export const orderWords: Migration = {
  name: '284-order-words',
  async up(db, engine) {
    const words = db.schema
      .createTable('order_words')
      .addColumn('order_id', 'integer', ownedBy('orders.id'))
      // Compared by its bytes, so that all words with one beginning follow each other.
      .addColumn('word', engine === 'postgres' ? sql`text collate "C"` : 'text', required)
      .addColumn('placed_at', time, required)
      .addPrimaryKeyConstraint('order_words_key', ['order_id', 'word']);
    // SQLite would store the rows of such a table twice.
    await (engine === 'sqlite' ? words.modifyEnd(sql`without rowid`) : words).execute();
    await db.schema
      .createIndex('order_words_word')
      .on('order_words')
      .columns(['word', 'placed_at', 'order_id'])
      .execute();
    await db.schema
      .createTable('order_words_due')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('order_id', 'integer', required)
      .execute();
    await sql`insert into order_words_due (order_id) select id from orders order by id`.execute(db);
    for (const statement of TRIGGERS[engine]) await sql.raw(statement).execute(db);
  },
};

const COLUMNS = 'number, email, billing, shipping_address, placed_at';
const NOTE = 'insert into order_words_due (order_id) values (new.id);';

const TRIGGERS: Record<Engine, readonly string[]> = {
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
