import { expect, test } from 'vitest';
import type { Engine } from '../database/engine.ts';
import { createTriggers } from './create-triggers.ts';
import type { Source, TriggerRow } from './derived-table.ts';

type OrderSource<Mark> = Source<Mark, 'orders'>;

const BY_ID: OrderSource<{ order_id: number }> = {
  table: 'orders',
  columns: ['number', 'email'],
  name: 'orders_words',
  mark: (row: TriggerRow) => ({ order_id: `${row}.id` }),
};

interface BuyerMark {
  email: string;
  customer_id: number | null;
}

const BY_EMAIL: OrderSource<BuyerMark> = {
  table: 'orders',
  columns: ['email', 'total'],
  name: 'orders_buyer',
  mark: (row: TriggerRow) => ({ email: `${row}.email`, customer_id: `${row}.customer_id` }),
};

const lines = (statements: readonly string[]) =>
  statements.map((statement) => statement.replaceAll(/\s+/g, ' '));

function byId(engine: Engine, others: Partial<OrderSource<{ order_id: number }>>): string[] {
  const sources = [{ ...BY_ID, ...others }];
  return lines(createTriggers(engine, { marks: 'order_words_due', sources }));
}

function byEmail(engine: Engine, others: Partial<OrderSource<BuyerMark>>): string[] {
  const sources = [{ ...BY_EMAIL, ...others }];
  return lines(createTriggers(engine, { marks: 'buyers_due', sources }));
}

const ID = 'insert into order_words_due (order_id) values';
const EMAIL = 'insert into buyers_due (email, customer_id) values';
const OLD = `${EMAIL} (old.email, old.customer_id);`;
const NEW = `${EMAIL} (new.email, new.customer_id);`;
const MOVED = '(old.email, old.customer_id) <> (new.email, new.customer_id)';

test.each<[string, string[], string[]]>([
  [
    'the row as it was and as it is',
    byEmail('sqlite', {}),
    [
      `create trigger orders_buyer_added after insert on orders begin ${NEW} end`,
      `create trigger orders_buyer_changed after update of email, total on orders begin ${OLD} ${NEW} end`,
      `create trigger orders_buyer_removed after delete on orders begin ${OLD} end`,
    ],
  ],
  [
    'an update that moves it to another key',
    byEmail('sqlite', { isMarkedWhenMoved: true }).slice(1, 2),
    [
      `create trigger orders_buyer_changed after update of email, total on orders when ${MOVED} begin ${OLD} ${NEW} end`,
    ],
  ],
  [
    'a key that no update changes, once',
    byId('sqlite', { isFixed: true }),
    [
      `create trigger orders_words_added after insert on orders begin ${ID} (new.id); end`,
      `create trigger orders_words_changed after update of number, email on orders begin ${ID} (new.id); end`,
      `create trigger orders_words_removed after delete on orders begin ${ID} (old.id); end`,
    ],
  ],
  [
    'no row that is deleted by a foreign key',
    byId('sqlite', { isFixed: true, isDeletedByKey: true }).slice(2),
    [],
  ],
  [
    'some rows, with what they add to a count',
    byId('sqlite', { isCounted: true, where: (row) => `${row}.trashed = 0` }).slice(2),
    [
      `create trigger orders_words_removed after delete on orders begin insert into order_words_due (order_id, n) select old.id, -1 where old.trashed = 0; end`,
    ],
  ],
  [
    'no row that another source marks when it is inserted',
    byId('sqlite', { isFixed: true, isInsertedElsewhere: true, isDeletedByKey: true }),
    [
      `create trigger orders_words_changed after update of number, email on orders begin ${ID} (new.id); end`,
    ],
  ],
  [
    'by names of their own',
    byId('sqlite', { names: { deleted: 'orders_words_gone' } }).slice(2),
    [`create trigger orders_words_gone after delete on orders begin ${ID} (old.id); end`],
  ],
])('SQLite marks %s', (_, statements, expected) => {
  expect(statements).toEqual(expected);
});

const toFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`;
const BOTH = `if tg_op <> 'INSERT' then ${OLD} end if; if tg_op <> 'DELETE' then ${NEW} end if;`;

test.each<[string, string[], string[]]>([
  [
    'the row as it was and as it is',
    byEmail('postgres', {}),
    [
      toFunction('orders_buyer_due', BOTH),
      'create trigger orders_buyer_rows after insert or delete or update of email, total on orders for each row execute function orders_buyer_due()',
    ],
  ],
  [
    'an update that moves it to another key',
    byEmail('postgres', { isMarkedWhenMoved: true }),
    [
      toFunction('orders_buyer_due', BOTH),
      'create trigger orders_buyer_rows after insert or delete on orders for each row execute function orders_buyer_due()',
      `create trigger orders_buyer_moved after update of email, total on orders for each row when (${MOVED}) execute function orders_buyer_due()`,
    ],
  ],
  [
    'a key that no update changes, once',
    byId('postgres', { isFixed: true }).slice(0, 1),
    [
      toFunction(
        'orders_words_due',
        `if tg_op = 'DELETE' then ${ID} (old.id); else ${ID} (new.id); end if;`,
      ),
    ],
  ],
  [
    'no row that is deleted by a foreign key',
    byId('postgres', { isFixed: true, isDeletedByKey: true }),
    [
      toFunction('orders_words_due', `${ID} (new.id);`),
      'create trigger orders_words_rows after insert or update of number, email on orders for each row execute function orders_words_due()',
    ],
  ],
  [
    'no row that another source marks when it is inserted',
    byId('postgres', { isFixed: true, isInsertedElsewhere: true, isDeletedByKey: true }).slice(1),
    [
      'create trigger orders_words_rows after update of number, email on orders for each row execute function orders_words_due()',
    ],
  ],
  [
    'updates by a trigger of their own, where it is named',
    byId('postgres', { names: { function: 'words_due', moved: 'orders_words_update' } }).slice(1),
    [
      'create trigger orders_words_rows after insert or delete on orders for each row execute function words_due()',
      'create trigger orders_words_update after update of number, email on orders for each row execute function words_due()',
    ],
  ],
])('PostgreSQL marks %s', (_, statements, expected) => {
  expect(statements).toEqual(expected);
});
