import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from './database.ts';
import { isRetryable, isUniqueViolation } from './failures.ts';
import { DatabaseUnreachable, openDatabase } from './open-database.ts';
import { testDatabase, testEngine } from './testing/test-database.ts';
import { runTransaction } from './transaction.ts';

const database = await testDatabase({ busyTimeoutMs: 0 });
const { db } = database;
beforeEach(() => database.reset());

const image = (key: string, bytes = 1) => ({
  key,
  slug: key,
  width: 10,
  height: 10,
  mime: 'image/jpeg',
  bytes,
  created_at: 8_640_000_000_000_000,
});

async function loadBytes(from: Db, key: string): Promise<number | undefined> {
  const row = await from
    .selectFrom('media')
    .select('bytes')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.bytes;
}

/** The same database opened by another program, which does not wait when it is busy. */
function openRival() {
  const { target } = database;
  return openDatabase(target.engine === 'sqlite' ? { ...target, busyTimeoutMs: 0 } : target);
}

function hold(from: Db) {
  return from.startTransaction().execute();
}

async function loadFailure(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('expected a failure');
}

describe('queries', () => {
  test('an insert gives back its id, an update its row count', async () => {
    const first = await db
      .insertInto('media')
      .values(image('a'))
      .returning('id')
      .executeTakeFirstOrThrow();
    const second = await db
      .insertInto('media')
      .values(image('b'))
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(second.id).toBe(first.id + 1);
    const hit = await db
      .updateTable('media')
      .set({ bytes: 5 })
      .where('bytes', '=', 1)
      .executeTakeFirst();
    const miss = await db
      .updateTable('media')
      .set({ bytes: 5 })
      .where('bytes', '=', 1)
      .executeTakeFirst();
    expect([hit.numUpdatedRows, miss.numUpdatedRows]).toEqual([2n, 0n]);
  });

  test('counts, sums and large integers are plain numbers', async () => {
    await db
      .insertInto('media')
      .values([image('a', 3), image('b', 4)])
      .execute();
    const row = await db
      .selectFrom('media')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('bytes').as('sum'),
        fn.max('created_at').as('last'),
      ])
      .executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ count: 2, sum: 7, last: 8_640_000_000_000_000 });
  });

  test('a NUL in a text is stored as the replacement character instead of failing', async () => {
    await db.insertInto('media').values(image('a\0b')).execute();
    const row = await db.selectFrom('media').select('key').executeTakeFirstOrThrow();
    expect(row.key).toBe('a\ufffdb');
    expect(await loadBytes(db, 'x\0')).toBeUndefined();
  });

  test('a broken unique key is distinguished from other failures', async () => {
    await db.insertInto('media').values(image('a')).execute();
    const twice = await loadFailure(() => db.insertInto('media').values(image('a')).execute());
    const nonsense = await loadFailure(() => sql`select nonsense`.execute(db));
    expect([isUniqueViolation(twice), isRetryable(twice)]).toEqual([true, false]);
    expect([isUniqueViolation(nonsense), isRetryable(nonsense)]).toEqual([false, false]);
  });

  test('an id is not given again after its row is deleted', async () => {
    const insert = () =>
      db.insertInto('media').values(image('a')).returning('id').executeTakeFirstOrThrow();
    const first = await insert();
    await db.deleteFrom('media').execute();
    expect((await insert()).id).toBeGreaterThan(first.id);
  });
});

describe('transactions', () => {
  test('fifty concurrent read-then-write transactions lose no update', async () => {
    await db.insertInto('media').values(image('counter', 0)).execute();
    const increment = () =>
      database.transaction(async (trx) => {
        const bytes = await loadBytes(trx, 'counter');
        await sleep(1);
        await trx
          .updateTable('media')
          .set({ bytes: (bytes ?? 0) + 1 })
          .where('key', '=', 'counter')
          .execute();
      });
    // Small groups: on PostgreSQL all of a group collide and each round lets one through.
    for (let group = 0; group < 10; group += 1) {
      await Promise.all(Array.from({ length: 5 }, increment));
    }
    expect(await loadBytes(db, 'counter')).toBe(50);
  });

  test('a write outside waits for an open transaction and is not part of its rollback', async () => {
    let outside: Promise<unknown> = Promise.resolve();
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const failing = database.transaction(async (trx) => {
      await trx.insertInto('media').values(image('inside')).execute();
      open();
      await sleep(30);
      throw new Error('change of mind');
    });
    const result = loadFailure(() => failing);
    await opened;
    outside = db.insertInto('media').values(image('outside')).execute();
    expect(await result).toMatchObject({ message: 'change of mind' });
    await outside;
    expect(await loadBytes(db, 'inside')).toBeUndefined();
    expect(await loadBytes(db, 'outside')).toBe(1);
  });

  test('a read does not wait for an open transaction and does not see its writes', async () => {
    await database.transaction(async (trx) => {
      await trx.insertInto('media').values(image('a')).execute();
      expect(await loadBytes(db, 'a')).toBeUndefined();
      expect(await loadBytes(trx, 'a')).toBe(1);
    });
    expect(await loadBytes(db, 'a')).toBe(1);
  });

  test('a serialisation or busy failure is run again until it succeeds', async () => {
    await db.insertInto('media').values(image('a', 0)).execute();
    const rival = await openRival();
    const waits: number[] = [];
    let runs = 0;
    // SQLite: the rival holds the file until the third attempt. PostgreSQL: it changes the row that
    // the first two attempts have read.
    const blocker = testEngine === 'sqlite' ? await hold(rival.db) : undefined;
    await runTransaction(
      db,
      async (trx) => {
        runs += 1;
        const bytes = (await loadBytes(trx, 'a')) ?? 0;
        if (!blocker && runs < 3)
          await rival.db
            .updateTable('media')
            .set({ bytes: 10 * runs })
            .execute();
        await trx
          .updateTable('media')
          .set({ bytes: bytes + 1 })
          .execute();
      },
      {
        random: () => 0,
        wait: async (ms) => {
          waits.push(ms);
          if (waits.length === 2) await blocker?.commit().execute();
        },
      },
    );
    expect(waits).toEqual([4, 8]);
    expect(await loadBytes(db, 'a')).toBe(blocker ? 1 : 21);
    await rival.close();
  });

  test('a database that stays busy is given up after eight attempts', async () => {
    const rival = await openRival();
    const waits: number[] = [];
    const conflict = Object.assign(new Error('conflict'), { code: '40001' });
    const failure = await loadFailure(() =>
      runTransaction(db, () => Promise.reject(conflict), {
        random: () => 1,
        wait: async (ms) => waits.push(ms),
      }),
    );
    expect(failure).toBe(conflict);
    expect(waits).toEqual([12, 24, 48, 96, 192, 384, 768]);
    await rival.close();
  });

  test('what failed each other is begun again one after the other', async () => {
    const COUNT = 6;
    const conflict = Object.assign(new Error('conflict'), { code: '40001' });
    let running = 0;
    let together = 0;
    const failOnce = () => {
      let runs = 0;
      return runTransaction(
        db,
        async () => {
          runs += 1;
          if (runs === 1) throw conflict;
          running += 1;
          together = Math.max(together, running);
          await sleep(5);
          running -= 1;
          // One that fails again lets the next one begin.
          if (runs === 2) throw conflict;
        },
        { wait: async () => undefined },
      );
    };
    await Promise.all(Array.from({ length: COUNT }, failOnce));
    expect(together).toBe(1);
  });

  test('a busy database is waited for', async () => {
    await db.insertInto('media').values(image('a', 0)).execute();
    const rival = await openRival();
    try {
      const add = (from: Db) =>
        runTransaction(from, async (trx) => {
          const bytes = (await loadBytes(trx, 'a')) ?? 0;
          await sleep(20);
          await trx
            .updateTable('media')
            .set({ bytes: bytes + 1 })
            .execute();
        });
      await Promise.all([add(db), add(rival.db)]);
      expect(await loadBytes(db, 'a')).toBe(2);
    } finally {
      await rival.close();
    }
  });

  test('a failure that is not a conflict is thrown at once', async () => {
    let runs = 0;
    const failure = await loadFailure(() =>
      database.transaction(async () => {
        runs += 1;
        throw new Error('a bug');
      }),
    );
    expect(failure).toMatchObject({ message: 'a bug' });
    expect(runs).toBe(1);
  });

  test('a transaction inside a transaction is refused instead of hanging', async () => {
    const failure = await loadFailure(() =>
      database.transaction(() => database.transaction(async () => 'never')),
    );
    expect(failure).toMatchObject({ name: 'NestedTransaction' });
    await database.transaction((trx) => trx.insertInto('media').values(image('after')).execute());
    expect(await loadBytes(db, 'after')).toBe(1);
  });
});

if (testEngine === 'postgres') {
  test('a connection that breaks fails its transaction and nothing else', async () => {
    const errors: Error[] = [];
    const watched = await openDatabase(database.target, {
      onBackgroundError: (error) => errors.push(error),
    });
    const failure = await loadFailure(() =>
      watched.transaction(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
        await expect.poll(() => errors.length).toBeGreaterThan(0);
        await trx.insertInto('media').values(image('lost')).execute();
      }),
    );
    expect(failure).toBeInstanceOf(Error);
    expect(await loadBytes(watched.db, 'lost')).toBeUndefined();
    await watched.close();
  });
}

describe('opening', () => {
  test('a place that cannot be opened gives one clear error', async () => {
    const failure = await loadFailure(() =>
      openDatabase(
        testEngine === 'sqlite'
          ? { engine: 'sqlite', file: '/proc/nothing/here.db' }
          : { engine: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' },
      ),
    );
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect(failure).toMatchObject({ message: expect.stringMatching(/ENOENT|ECONNREFUSED/) });
  });

  test('queries are counted for the metrics, failed ones apart', async () => {
    const seen: string[] = [];
    const watched = await openDatabase(database.target, {
      onQuery: (_ms, result) => seen.push(result),
    });
    await watched.db.selectFrom('media').selectAll().execute();
    await loadFailure(() => sql`select nonsense`.execute(watched.db));
    await watched.close();
    expect(seen).toEqual(['ok', 'ok', 'failed']);
  });

  test('news reaches a listener, and not after it has left', async () => {
    const heard: string[] = [];
    const other = database.engine === 'postgres' ? await openDatabase(database.target) : database;
    const leave = await other.listen('news', {
      onMessage: (text) => heard.push(text),
      onGap: () => {},
    });
    await database.notify('news', 'one');
    await expect.poll(() => heard).toEqual(['one']);
    await leave();
    await database.notify('news', 'two');
    await sleep(20);
    expect(heard).toEqual(['one']);
    if (other !== database) await other.close();
  });
});
