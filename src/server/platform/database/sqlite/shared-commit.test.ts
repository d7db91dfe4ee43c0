import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMutex } from '../../mutex.ts';
import { createGroupCommit } from './group-commit.ts';
import { createSharedCommit, type SharedCommit, type WriterTransaction } from './shared-commit.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';

let folder: string;
let writer: SqliteConnection;
let reader: SqliteConnection;
let shared: SharedCommit;
const raw = (sql: string, ...values: unknown[]) => CompiledQuery.raw(sql, values);
const insert = (name: string) => raw('insert into t values (?)', name);
const open = () =>
  openSqliteConnection(join(folder, 'x.db'), { busyTimeoutMs: 0, readOnly: false });
const names = () =>
  reader.execute<{ name: string }>(raw('select name from t order by name')).rows.map((r) => r.name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-shared-'));
  writer = open();
  writer.file.exec('pragma journal_mode = wal; create table t (name text primary key)');
  reader = open();
  shared = createSharedCommit(writer, createMutex());
});
afterEach(() => {
  vi.restoreAllMocks();
  writer.close();
  reader.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One transaction as a caller writes it; what it throws undoes it. */
async function transaction(
  work: (transaction: WriterTransaction) => Promise<void> | void,
): Promise<void> {
  const attempt = await (await shared.hold()).begin();
  try {
    await work(attempt);
  } catch (error) {
    await attempt.rollback();
    throw error;
  }
  await attempt.commit();
}

const put = (...all: string[]) =>
  transaction((transaction) => {
    for (const name of all) transaction.execute(insert(name));
  });

function watchCommands(fail?: (sql: string) => void): string[] {
  const { exec } = writer.file;
  const seen: string[] = [];
  vi.spyOn(writer.file, 'exec').mockImplementation((sql) => {
    seen.push(sql);
    fail?.(sql);
    exec.call(writer.file, sql);
  });
  return seen;
}
const results = (all: PromiseSettledResult<unknown>[]) => all.map(({ status }) => status);
const commits = (seen: string[]) => seen.filter((sql) => sql === 'commit').length;

test('transactions that wait for the writer share one commit', async () => {
  const seen = watchCommands();
  await Promise.all([put('a'), put('b'), put('c')]);
  expect(commits(seen)).toBe(1);
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('one alone is begin and commit, as ever', async () => {
  const seen = watchCommands();
  await put('a');
  expect(seen).toEqual(['begin immediate', 'commit']);
});

test('no request is answered before the commit, and no reader sees it sooner', async () => {
  const order: string[] = [];
  let goOn = () => {};
  const pause = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  watchCommands((sql) => void order.push(sql));
  const first = put('a').then(() => order.push('a answered'));
  const second = transaction(async (transaction) => {
    transaction.execute(insert('b'));
    await pause;
  }).then(() => order.push('b answered'));
  await sleep(20);
  expect(names()).toEqual([]);
  expect(order).not.toContain('a answered');
  goOn();
  await Promise.all([first, second]);
  expect(order.indexOf('commit')).toBeLessThan(order.indexOf('a answered'));
  expect(order.indexOf('commit')).toBeLessThan(order.indexOf('b answered'));
  expect(names()).toEqual(['a', 'b']);
});

test('who changes his mind is rolled back alone', async () => {
  const seen = watchCommands();
  const refuse = (name: string) =>
    transaction((transaction) => {
      transaction.execute(insert(name));
      throw new Error('refused');
    });
  const all = await Promise.allSettled([refuse('w'), put('a'), refuse('x'), put('b')]);
  expect(results(all)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  expect(all[2]).toMatchObject({ reason: { message: 'refused' } });
  expect(commits(seen)).toBe(1);
  expect(names()).toEqual(['a', 'b']);
});

test('a statement that breaks a rule leaves the others as they are', async () => {
  const all = await Promise.allSettled([put('a'), put('x', 'a'), put('b')]);
  expect(results(all)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual(['a', 'b']);
});

test('when the commit fails no caller gets a success, nor a reason for a refusal', async () => {
  watchCommands((sql) => {
    if (sql === 'commit') throw new Error('disk full');
  });
  const refused = () =>
    transaction(() => {
      throw new Error('sold out');
    });
  const all = await Promise.allSettled([put('a'), refused(), put('b')]);
  for (const one of all) expect(one).toMatchObject({ reason: { message: 'disk full' } });
  expect(names()).toEqual([]);
  vi.restoreAllMocks();
  await put('c');
  expect(names()).toEqual(['c']);
});

test('a failure that ends the outer transaction fails all of the group, and nothing stays', async () => {
  const swallowed: unknown[] = [];
  const breaks = () =>
    transaction((transaction) => {
      writer.file.exec('rollback');
      for (const name of ['x', 'y']) {
        try {
          transaction.execute(name === 'x' ? raw('insert into nowhere values (1)') : insert(name));
        } catch (error) {
          swallowed.push(error);
        }
      }
    });
  const all = await Promise.allSettled([put('a'), breaks(), put('b')]);
  expect(results(all)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(swallowed).toHaveLength(2);
  expect(names()).toEqual(['b']);
});

test('a group ends after so many transactions, or so long a time', async () => {
  shared = createSharedCommit(writer, createMutex(), { transactions: 2, milliseconds: 10_000 });
  const seen = watchCommands();
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => put(name)));
  expect(commits(seen)).toBe(3);
  shared = createSharedCommit(writer, createMutex(), { transactions: 50, milliseconds: 0 });
  await Promise.all([put('f'), put('g')]);
  expect(commits(seen)).toBe(5);
});

test('single writes join the transactions', async () => {
  const seen = watchCommands();
  const write = createGroupCommit(shared);
  const all = await Promise.allSettled([
    put('a'),
    write(insert('b')),
    write(insert('a')),
    put('c'),
  ]);
  expect(results(all)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(commits(seen)).toBe(1);
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('a change of schema shares with nobody', async () => {
  const seen = watchCommands();
  const change = () =>
    transaction((transaction) => {
      transaction.execute(raw('create table u (name text)'));
      throw new Error('a bad migration');
    });
  const all = await Promise.allSettled([put('a'), change(), put('b')]);
  expect(results(all)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen.filter((sql) => sql === 'begin immediate')).toHaveLength(3);
  expect(names()).toEqual(['a', 'b']);
});

test('whoever needs the writer outside a transaction finds all of it committed', async () => {
  const first = put('a');
  const second = put('b');
  const release = await shared.alone();
  expect(writer.file.isTransaction).toBe(false);
  expect(names()).toEqual(['a', 'b']);
  release();
  await Promise.all([first, second]);
});

test('a file held by another process refuses one transaction and harms no later one', async () => {
  reader.file.exec('begin immediate');
  await expect(put('a')).rejects.toMatchObject({ errcode: 5 });
  reader.file.exec('commit');
  await put('b');
  expect(names()).toEqual(['b']);
});

test('while another process writes, a transaction and a single write wait and the event loop runs', async () => {
  shared = createSharedCommit(writer, createMutex(), { busyMs: 5000 });
  const write = createGroupCommit(shared);
  reader.file.exec('begin immediate');
  const waiting = Promise.all([put('a'), put('b'), write(insert('c'))]);
  // A wait that stopped the event loop would never get to the commit below.
  await sleep(30);
  expect(names()).toEqual([]);
  reader.file.exec('commit');
  await waiting;
  expect(names()).toEqual(['a', 'b', 'c']);
});

test('a writer that never ends is waited for no longer than the limit, and the next one gets in', async () => {
  shared = createSharedCommit(writer, createMutex(), { busyMs: 20 });
  const write = createGroupCommit(shared);
  reader.file.exec('begin immediate');
  await expect(put('a')).rejects.toThrow('database is locked');
  await expect(write(insert('b'))).rejects.toThrow('database is locked');
  reader.file.exec('rollback');
  await Promise.all([put('c'), write(insert('d'))]);
  expect(names()).toEqual(['c', 'd']);
});
