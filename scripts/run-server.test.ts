import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
import { runServer } from './run-server.mjs';

/** A server that runs this script, with a second for a stall; what its supervisor said, and how it ended. */
async function supervised(script: string) {
  const lines: string[] = [];
  const run = await runServer({
    name: 'Worker 1',
    node: process.execPath,
    env: { STALL_TIMEOUT_MS: '1000' },
    report: (line) => lines.push(line),
    start: () =>
      spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  });
  return { lines, run };
}

test('a worker may take its time to open, also after it has asked for its lock', async () => {
  const { lines, run } = await supervised(`
    process.send({ kind: 'lock', file: 'shop.db' });
    setTimeout(() => { process.send('open'); process.exit(0); }, 3500);`);
  expect(lines).toEqual([]);
  expect(run).toMatchObject({ code: 0, opened: true });
});

test('one that has opened and is silent is ended', async () => {
  const { lines, run } = await supervised(`
    process.send('open');
    setTimeout(() => { for (;;); }, 10);`);
  expect(lines[0]).toBe('Worker 1 has stalled: its event loop has not turned for 1 seconds.');
  expect(run).toMatchObject({ code: 137, opened: true });
}, 20_000);
