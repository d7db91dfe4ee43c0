import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMutex } from '../../mutex.ts';
import { createGroupCommit } from './group-commit.ts';
import { createSharedCommit } from './shared-commit.ts';
import { openSqliteConnection, type SqliteConnection } from './sqlite-connection.ts';

let folder: string;
let writer: SqliteConnection;
const raw = (sql: string, ...values: unknown[]) => CompiledQuery.raw(sql, values);
const names = () => writer.file.prepare('select name from t order by name').all();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-group-'));
  writer = openSqliteConnection(join(folder, 'x.db'), { busyTimeoutMs: 100, readOnly: false });
  writer.file.exec('create table t (name text primary key)');
});
afterEach(() => {
  writer.close();
  rmSync(folder, { recursive: true, force: true });
});

test('writes that come together are one transaction, each with its own answer', async () => {
  const write = createGroupCommit(createSharedCommit(writer, createMutex()));
  const commands = vi.spyOn(writer.file, 'exec');
  const all = ['a', 'b', 'c'].map((name) => write(raw('insert into t values (?)', name)));
  const results = await Promise.all(all);
  expect(results.map(({ numAffectedRows }) => numAffectedRows)).toEqual([1n, 1n, 1n]);
  expect(commands.mock.calls).toEqual([['begin immediate'], ['commit']]);
  expect(names()).toHaveLength(3);
});

test('one that breaks a rule fails alone', async () => {
  const write = createGroupCommit(createSharedCommit(writer, createMutex()));
  const settled = await Promise.allSettled(
    ['a', 'a', 'b'].map((name) => write(raw('insert into t values (?)', name))),
  );
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(names()).toEqual([{ name: 'a' }, { name: 'b' }]);
});

test('when the commit fails no caller gets a success', async () => {
  const write = createGroupCommit(createSharedCommit(writer, createMutex()));
  const { exec } = writer.file;
  vi.spyOn(writer.file, 'exec').mockImplementation((sql) => {
    if (sql === 'commit') throw new Error('disk full');
    exec.call(writer.file, sql);
  });
  const settled = await Promise.allSettled(
    ['a', 'b'].map((name) => write(raw('insert into t values (?)', name))),
  );
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(names()).toEqual([]);
});

test('a single write is a single statement, and later ones follow', async () => {
  const write = createGroupCommit(createSharedCommit(writer, createMutex()));
  const commands = vi.spyOn(writer.file, 'exec');
  await write(raw('insert into t values (?)', 'a'));
  await write(raw('insert into t values (?)', 'b'));
  expect(commands).not.toHaveBeenCalled();
  expect(names()).toHaveLength(2);
});

test('three hundred at once are all written', async () => {
  const write = createGroupCommit(createSharedCommit(writer, createMutex()));
  await Promise.all(
    Array.from({ length: 300 }, (_, at) => write(raw('insert into t values (?)', `n${at}`))),
  );
  expect(names()).toHaveLength(300);
});
