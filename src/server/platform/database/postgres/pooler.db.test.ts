import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPgbouncer, startPgbouncer } from '../../../../../tests/support/pgbouncer.mjs';
import { startProblem } from '../../start-problem.ts';
import { createTagBus, type InvalidatedTags } from '../../tag-bus.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = await testDatabase();
const { target } = database;
const hasPooler = findPgbouncer() !== undefined;

describe.runIf(hasPooler)('behind PgBouncer in transaction mode', () => {
  const direct = target.engine === 'postgres' ? target.url : '';
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  const opened: Database[] = [];

  async function open(directUrl?: string, statementTimeoutMs = 60_000): Promise<Database> {
    const database = await openDatabase(
      {
        engine: 'postgres',
        url: pooler.url,
        connections: 10,
        statementTimeoutMs,
        ...(directUrl !== undefined && { directUrl }),
      },
      // Its restart breaks idle connections, which are replaced.
      { onBackgroundError: () => undefined },
    );
    opened.push(database);
    return database;
  }

  beforeAll(async () => {
    pooler = await startPgbouncer(direct);
  });
  afterAll(async () => {
    for (const each of opened) await each.close();
    await pooler.stop();
  });

  const counter = async ({ db }: Database) => {
    const row = await db
      .selectFrom('counters')
      .select('value')
      .where('name', '=', 'pooler')
      .executeTakeFirst();
    return row?.value;
  };

  test('twenty transactions at once of two processes share three connections', async () => {
    await database.db.insertInto('counters').values({ name: 'pooler', value: 0 }).execute();
    const processes = [await open(direct), await open(direct)];
    const add = ({ transaction }: Database) =>
      transaction(async (trx) => {
        const { value } = await trx
          .selectFrom('counters')
          .select('value')
          .where('name', '=', 'pooler')
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('counters')
          .set({ value: value + 1 })
          .where('name', '=', 'pooler')
          .execute();
      });
    await Promise.all(processes.flatMap((each) => Array.from({ length: 10 }, () => add(each))));
    expect(await counter(database)).toBe(20);
  });

  test('what one process publishes arrives at the other', async () => {
    const [here, there] = await Promise.all([
      createTagBus(await open(direct)),
      createTagBus(await open(direct)),
    ]);
    const received: InvalidatedTags[] = [];
    there.subscribe((tags) => received.push(tags));
    await here.publish(['product:1']);
    await expect.poll(() => received).toEqual([['product:1']]);
    await Promise.all([here.close(), there.close()]);
  });

  test.each([
    ['which refuses a parameter', () => open()],
    ['which passes no notification on', async () => createTagBus(await open(undefined, 0), 300)],
  ])('the pooler alone, %s, is a start problem in one line', async (_, start) => {
    const error = await start().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(startProblem(error, 3000)?.message).toMatch(
      /^DATABASE_URL names a pooler: set DATABASE_DIRECT_URL /,
    );
  });

  test('after a restart of the pooler its next query succeeds', async () => {
    const one = await open(direct);
    await sql`select 1`.execute(one.db);
    await pooler.kill();
    await expect(counter(one)).rejects.toMatchObject({ name: 'DatabaseAway' });
    await pooler.start();
    await expect.poll(() => counter(one).catch(String)).toBe(20);
  });
});

test('a statement over its time limit is cancelled', async () => {
  if (target.engine !== 'postgres') throw new Error('Not PostgreSQL');
  const limited = await openDatabase({ ...target, statementTimeoutMs: 100 });
  const slow = sql`select pg_sleep(30)`.execute(limited.db);
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  await limited.close();
});
