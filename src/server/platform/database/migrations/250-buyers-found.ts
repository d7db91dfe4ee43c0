import { type CreateTableBuilder, sql } from 'kysely';
import { idColumn, money, ownedBy, required, time } from '../columns.ts';
import type { Engine } from '../engine.ts';
import type { Migration } from '../migrate.ts';

const SORTED = ['spent', 'orders', 'last_order_at', 'since', 'name', 'country'] as const;

/**
 * Customers are found by what they bought and by the beginnings of the words of their names and
 * addresses, without reading orders or every customer. All of it is computed from orders and accounts,
 * so the table is made anew, with a number for the other two to point at, and everyone is due.
 */
export const buyersFound: Migration = {
  name: '250-buyers-found',
  async up(db, engine) {
    await db.schema.dropTable('buyers').execute();
    await db.schema
      .createTable('buyers')
      .addColumn('id', 'integer', idColumn(engine))
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('customer_id', 'integer')
      .addColumn('name', 'text', required)
      .addColumn('country', 'text', required)
      .addColumn('city', 'text', required)
      .addColumn('orders', 'integer', required)
      .addColumn('spent', money, required)
      .addColumn('last_order_at', time, required)
      .addColumn('since', time, required)
      .execute();
    for (const column of SORTED) {
      await db.schema
        .createIndex(`buyers_${column}`)
        .on('buyers')
        .columns([column, 'email'])
        .execute();
    }
    await db.schema.createIndex('buyers_customer').on('buyers').column('customer_id').execute();
    /** SQLite would keep the rows of such a table twice. */
    const byItsKey = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
      engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;
    await db.schema
      .createTable('buyer_items')
      .addColumn('buyer_id', 'integer', ownedBy('buyers.id'))
      .addColumn('item_id', 'integer', required)
      .addPrimaryKeyConstraint('buyer_items_key', ['buyer_id', 'item_id'])
      .$call(byItsKey)
      .execute();
    await db.schema
      .createIndex('buyer_items_item')
      .on('buyer_items')
      .columns(['item_id', 'buyer_id'])
      .execute();
    await db.schema
      .createTable('buyer_words')
      .addColumn('buyer_id', 'integer', ownedBy('buyers.id'))
      // Compared by its bytes, so that all words with one beginning follow each other.
      .addColumn('word', engine === 'postgres' ? sql`text collate "C"` : 'text', required)
      .addPrimaryKeyConstraint('buyer_words_key', ['buyer_id', 'word'])
      .$call(byItsKey)
      .execute();
    await db.schema
      .createIndex('buyer_words_word')
      .on('buyer_words')
      .columns(['word', 'buyer_id'])
      .execute();
    for (const statement of NOTE_CHANGES[engine]) await sql.raw(statement).execute(db);
    await sql`insert into buyers_due (email, customer_id)
      select distinct email, customer_id from orders`.execute(db);
    await sql`insert into buyers_due (email, customer_id)
      select email, id from customers`.execute(db);
  },
};

// Other lines of an order may leave its total as it was, but not the time of its last change.
const COLUMNS =
  'email, customer_id, status, total, refunded, trashed, placed_at, updated_at, paid_at, billing';

const note = (row: string) =>
  `insert into buyers_due (email, customer_id) values (${row}.email, ${row}.customer_id);`;

const NOTE_CHANGES: Record<Engine, readonly string[]> = {
  sqlite: [
    'drop trigger orders_buyer_changed',
    `create trigger orders_buyer_changed after update of ${COLUMNS} on orders
      begin ${note('old')} ${note('new')} end`,
  ],
  postgres: [
    'drop trigger orders_buyer_rows on orders',
    `create trigger orders_buyer_rows after insert or delete or update of ${COLUMNS} on orders
      for each row execute function orders_buyer_due()`,
  ],
};
