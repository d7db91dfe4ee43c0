import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase, testEngine } from '#server/platform/database/testing/test-database.ts';
import type { DerivedTable } from '#server/platform/derived/derived-table.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import { ORDER_WORDS } from './managing/order-words.ts';

const database = await testDatabase();
const { db } = database;

interface OrderMark {
  order_id: number;
}

/** What each transaction was given, in the order in which they began. */
let batches: number[][] = [];

/** The marks of words, with a refresh that notes what it was called with. */
function recording(others: Partial<DerivedTable<OrderMark>> = {}): DerivedTable<OrderMark> {
  return {
    ...ORDER_WORDS,
    batch: 2,
    async refresh(_, marks) {
      batches.push(marks.map(({ order_id }) => order_id));
    },
    ...others,
  };
}

const mark = (...ids: number[]) =>
  db
    .insertInto('order_words_due')
    .values(ids.map((order_id) => ({ order_id })))
    .execute();

beforeEach(async () => {
  await database.reset();
  batches = [];
});

test('a batch has all marks of its keys', async () => {
  await mark(1, 2, 1, 3, 2, 1);
  await refreshDerived(db, recording());
  expect(batches.map((ids) => ids.toSorted())).toEqual([[1, 1, 1, 2, 2], [3]]);
});

test('without a key a batch has the oldest marks, and a limit ends it', async () => {
  await mark(1, 2, 1, 3, 2, 1);
  const { key: _, ...derived } = recording();
  await refreshDerived(db, derived, 3);
  expect(batches.map((ids) => ids.toSorted())).toEqual([
    [1, 2],
    [1, 3],
  ]);
  await refreshDerived(db, derived);
  expect(batches.slice(2).map((ids) => ids.toSorted())).toEqual([[1, 2]]);
});

test('a refresh that fails leaves its marks', async () => {
  await mark(7);
  const failing = recording({ refresh: () => Promise.reject(new Error('no words')) });
  await expect(refreshDerived(db, failing)).rejects.toThrow('no words');
  await refreshDerived(db, recording());
  expect(batches).toEqual([[7]]);
});

test('each mark is claimed by one of several who refresh at once', async () => {
  await mark(1, 2, 3, 4, 5, 6, 7);
  await Promise.all(Array.from({ length: 4 }, () => refreshDerived(db, recording())));
  expect(batches.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

// SQLite has one writer: nothing can be marked while another transaction computes.
test.runIf(testEngine === 'postgres')(
  'what is marked while it is being computed is computed again afterwards, not meanwhile',
  async () => {
    await mark(1);
    const events: string[] = [];
    const begun = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const first = refreshDerived(
      db,
      recording({
        async refresh() {
          begun.resolve();
          await isRead.promise;
          events.push('first has written');
        },
      }),
    );
    await begun.promise;
    await mark(1);
    const second = refreshDerived(
      db,
      recording({
        async refresh() {
          events.push('second has read');
        },
      }),
    );
    await expect.poll(countWaiting).toBe(1);
    isRead.resolve();
    await Promise.all([first, second]);
    expect(events).toHaveLength(2);
    expect(events[0]).toBe('first has written');
    expect(await db.selectFrom('order_words_due').selectAll().execute()).toEqual([]);
  },
);
