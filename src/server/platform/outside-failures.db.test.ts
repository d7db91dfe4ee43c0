import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import { testDatabase, testEngine } from './database/testing/test-database.ts';
import { failureKind } from './failure-kind.ts';

// What the engines themselves throw, not what a test makes up for them.
const database = await testDatabase();
const other = await openDatabase(database.target, { onBackgroundError: () => undefined });
afterAll(() => other.close());

async function kindOfFailure(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return failureKind(error);
  }
  return 'none';
}

if (testEngine === 'sqlite') {
  test('a database that may not grow is a full disk', async () => {
    const filled = other.transaction(async (trx) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(trx);
      await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(trx);
      const value = 'x'.repeat(1_000_000);
      await sql`insert into settings (name, value, updated_at) values ('fill', ${value}, 0)`.execute(
        trx,
      );
    });
    expect(await kindOfFailure(() => filled)).toBe('disk-full');
  });
}

if (testEngine === 'postgres') {
  test('a connection that the server ends is an absent database', async () => {
    const ended = () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(other.db);
    expect(await kindOfFailure(ended)).toBe('database-unavailable');
    expect(await kindOfFailure(() => other.ping())).toBe('none');
  });

  test('so is one that nobody listens at', async () => {
    const { target } = database;
    if (target.engine !== 'postgres') throw new Error('not PostgreSQL');
    const url = new URL(target.url);
    url.port = '1';
    const opened = () => openDatabase({ ...target, url: url.href });
    expect(await kindOfFailure(opened)).toBe('database-unavailable');
  });
}
