import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { type RunningShop, runShop, runSupervised, type SupervisedShop } from './run-shop.ts';

let folder = '';
let port = 0;
let shop: RunningShop | undefined;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-supervisor-'));
  port = await freePort();
});
test.afterEach(async () => {
  shop?.process.kill('SIGTERM');
  await shop?.ended;
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ DATA_DIR: folder, PORT: String(port) });

function start(more: Record<string, string> = {}): SupervisedShop {
  const running = runSupervised({ ...env(), ...more });
  shop = running;
  return running;
}

const isAlive = async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status === 200;

test('after an unhandled rejection and after a kill the shop is started again, each time later', async () => {
  const running = start();
  await running.prints('Vitrine is open');
  process.kill(running.server(), 'SIGUSR2');
  await running.prints('Vitrine is open', 2);
  expect(running.output()).toContain('an accident');
  expect(running.output()).toContain('(exit code 1). It is started again in 1 second.');
  process.kill(running.server(), 'SIGKILL');
  await running.prints('Vitrine is open', 3);
  expect(running.output()).toContain('(SIGKILL). It is started again in 2 seconds.');
  expect(await isAlive()).toBe(true);
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  await expect(isAlive()).rejects.toThrow();
});

test('a server that stalls is ended with its stack in the log, and started again', async () => {
  const running = start({ STALL_TIMEOUT_MS: '2000' });
  await running.prints('Vitrine is open');
  process.kill(running.server(), 'SIGWINCH');
  await running.prints('Vitrine is open', 2);
  expect(running.output()).toContain(
    'The shop has stalled: its event loop has not turned for 2 seconds',
  );
  expect(running.output()).toMatch(/What it was doing:\n +at stallForEver \(data:/);
  expect(running.output()).toContain('(SIGKILL). It is started again in 1 second.');
  expect(await isAlive()).toBe(true);
});

test('a signal ends the supervisor also when the server hangs', async () => {
  const running = start();
  await running.prints('Vitrine is open');
  process.kill(running.server(), 'SIGWINCH');
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(137);
  expect(running.output()).toMatch(/has not stopped [5-7] seconds after it was asked to/);
  expect(running.output()).toContain('stallForEver');
  await expect(isAlive()).rejects.toThrow();
});

test('a signal during the pause ends it', async () => {
  const running = start();
  await running.prints('Vitrine is open');
  const first = running.server();
  process.kill(first, 'SIGKILL');
  await expect.poll(running.output, { intervals: [50] }).toContain('started again in 1 second');
  running.process.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  expect(running.server()).toBe(first);
});

test('a start problem is not tried again, and its exit code is passed on', async () => {
  const other = createServer().listen(port);
  const running = start();
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain(`Port ${port} is in use`);
  expect(running.output()).not.toContain('started again');
  other.close();
});

test('when the supervisor is killed the shop stops, and can be started again', async () => {
  const running = start();
  await running.prints('Vitrine is open');
  running.process.kill('SIGKILL');
  // Both streams are at their end: the server has ended too.
  expect(await running.ended).toBeNull();
  shop = runShop(env());
  await shop.prints('Vitrine is open');
});
