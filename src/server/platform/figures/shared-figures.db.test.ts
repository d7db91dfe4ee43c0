import { expect, test } from 'vitest';
import { getChannel } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import type { ProcessFigures } from './process-figures.ts';
import { openSharedFigures } from './shared-figures.ts';

// On PostgreSQL in every run: its notifications carry what others have counted. A SQLite file that no
// workers share has one process.
const database = await testDatabase();

const figures = (pid: number, routes: number): ProcessFigures => ({
  host: 'shop-1',
  pid,
  worker: null,
  upSeconds: 1,
  memoryBytes: 1,
  lagMs: 0,
  windowSeconds: 1,
  cache: { hits: pid, misses: 0 },
  routes: Array.from({ length: routes }, (_, at) => ({
    route: `wc/v3/a-route-with-a-name/${at}`,
    counts: [pid, at],
  })),
});

test('one process reads the figures of all, however many routes they have', async () => {
  const reported: unknown[] = [];
  const open = (pid: number, routes: number) =>
    openSharedFigures({
      database,
      read: () => figures(pid, routes),
      report: (error) => reported.push(error),
    });
  const [one, two, three] = [await open(1, 3), await open(2, 400), await open(3, 0)];
  await database.notify(getChannel(database, 'vitrine_figures'), 'no JSON');
  await database.notify(getChannel(database, 'vitrine_figures'), '{"kind":"reply"}');
  const others = database.engine === 'postgres' ? [figures(2, 400), figures(3, 0)] : [];
  // Whoever asks meanwhile waits for the same replies.
  for (const collected of await Promise.all([one.collect(), one.collect()])) {
    const [self, ...rest] = collected;
    expect(self).toEqual(figures(1, 3));
    expect(rest.sort((a, b) => a.pid - b.pid)).toEqual(others);
  }
  expect((await three.collect()).map(({ pid }) => pid)[0]).toBe(3);
  await two.close();
  const pids = (await one.collect()).map(({ pid }) => pid);
  expect(pids).toEqual(database.engine === 'postgres' ? [1, 3] : [1]);
  expect(reported).toEqual([]);
  await Promise.all([one.close(), three.close()]);
});
