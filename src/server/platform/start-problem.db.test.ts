import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { emptyTarget, testEngine } from './database/testing/test-database.ts';
import { listen } from './http/listen.ts';
import { startProblem } from './start-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function loadLine(work: () => unknown, port = 3000): Promise<string> {
  try {
    await work();
  } catch (error) {
    const problem = startProblem(error, port);
    if (!problem) throw error;
    expect(problem.message).not.toContain('\n');
    return problem.message;
  }
  throw new Error('expected a start problem');
}

test('a data folder that cannot be written is one clear line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await loadLine(() => prepareDataFolder(join(file, 'data')))).toContain('set DATA_DIR');
  expect(await loadLine(() => prepareDataFolder('/proc/no/data'))).toMatch(
    /^The data folder \/proc\/no\/data cannot be written \(ENOENT/,
  );
});

test('a data folder that can be made is made', () => {
  prepareDataFolder(join(folder, 'a/b/c'));
  prepareDataFolder(join(folder, 'a/b/c'));
  writeFileSync(join(folder, 'a/b/c/file'), '');
});

test('a port in use is one clear line', async () => {
  const first = createServer();
  await listen(first, { port: 0, host: '127.0.0.1' });
  const { port } = first.address() as AddressInfo;
  const second = createServer();
  expect(await loadLine(() => listen(second, { port, host: '127.0.0.1' }), port)).toBe(
    `Port ${port} is in use: stop the other program or set PORT.`,
  );
  first.close();
});

test('a database that does not answer is one clear line', async () => {
  const file = join(folder, 'not-a-database');
  writeFileSync(file, 'just some text, long enough to be no database header at all'.repeat(20));
  const line = await loadLine(() =>
    openDatabase(
      testEngine === 'sqlite'
        ? { engine: 'sqlite', file }
        : { engine: 'postgres', url: 'postgres://shop:secret@127.0.0.1:1/shop' },
    ),
  );
  expect(line).toMatch(/^The database cannot be opened: .*(not a database|ECONNREFUSED)/);
  expect(line).not.toContain('secret');
});

test('a database newer than the program is one clear line', async () => {
  const database = await openDatabase(await emptyTarget());
  await migrate(database, [{ name: '9.0.0-contract-future', up: async () => {} }]);
  const line = await loadLine(() => migrate(database, []));
  expect(line).toMatch(/^The database is newer than this program: it has 9.0.0-contract-future\./);
  await database.close();
});

test('a bug is not dressed up as a start problem', () => {
  expect(startProblem(new TypeError('x is not a function'), 3000)).toBeUndefined();
});
