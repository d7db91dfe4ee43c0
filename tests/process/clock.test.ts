import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { importing, openNewShop, runShop } from './run-shop.ts';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-clock-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DAYS_40 = 40 * 24 * 60 * 60 * 1000;
const PATIENCE = { timeout: 60_000 };

/** Each SIGUSR2 sets the clock of the process 40 days ahead, or right again. */
const movable = `
const right = Date.now;
let ahead = 0;
Date.now = () => right() + ahead;
process.on('SIGUSR2', () => { ahead = ahead === 0 ? ${DAYS_40} : 0; });`;

test('after 40 days ahead recurring jobs run and pages carry nonces of today, with or without a restart', async () => {
  const port = await freePort();
  const env = { DATA_DIR: folder, PORT: String(port), NODE_OPTIONS: importing(movable) };
  const shop = runShop(env);
  await shop.prints('Vitrine is open');
  openNewShop(folder);
  const database = new DatabaseSync(join(folder, 'shop.db'), { readOnly: true, timeout: 5000 });
  const due = database.prepare("select run_at from jobs where recurring = 'release-orders'");
  const dueInDays = () => Math.round((Number(due.get()?.run_at) - Date.now()) / 86_400_000);
  const nonces = async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/shop`)).text();
    return /"nonces":\{[^}]+\}/.exec(page)?.[0];
  };
  const today = await nonces();
  expect(today).toBeDefined();

  shop.process.kill('SIGUSR2');
  await expect.poll(dueInDays, PATIENCE).toBe(40);
  expect(await nonces()).not.toBe(today);
  shop.process.kill('SIGUSR2');
  await expect.poll(dueInDays, PATIENCE).toBe(0);
  await expect.poll(nonces, PATIENCE).toBe(today);

  shop.process.kill('SIGUSR2');
  await expect.poll(dueInDays, PATIENCE).toBe(40);
  shop.process.kill('SIGKILL');
  await shop.ended;
  const next = runShop(env);
  await next.prints('Vitrine is open');
  await expect.poll(dueInDays, PATIENCE).toBe(0);
  database.close();
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
});
