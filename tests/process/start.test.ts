import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { openNewShop, runShop } from './run-shop.ts';

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-start-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function refusal(env: Record<string, string>): Promise<string> {
  // On a busy machine a query may wait long enough to be logged.
  const quiet = { DATA_DIR: folder, PORT: String(await freePort()), SLOW_QUERY_MS: '0' };
  const shop = runShop({ ...quiet, ...env });
  expect(await shop.ended).toBe(1);
  const lines = shop.output().trim().split('\n');
  expect(lines, shop.output()).toHaveLength(1);
  return lines[0] ?? '';
}

test('a broken DATABASE_URL stops the start with one line', async () => {
  expect(await refusal({ DATABASE_URL: 'postgres//nowhere' })).toContain('DATABASE_URL');
});

test('a database server that does not answer stops the start with one line', async () => {
  const url = `postgres://shop:secret@127.0.0.1:${await freePort()}/shop`;
  const line = await refusal({ DATABASE_URL: url });
  expect(line).toContain('cannot be opened');
  expect(line).not.toContain('secret');
});

test('a data folder that cannot be written stops the start with one line', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: join(file, 'data') })).toContain('data folder');
});

test('a file that is no database stops the start with one line', async () => {
  writeFileSync(
    join(folder, 'shop.db'),
    'not a database at all, but long enough to be read as one',
  );
  expect(await refusal({})).toContain('cannot be opened');
});

test('a port in use stops the start with one line', async () => {
  const other = createServer().listen(0);
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const line = await refusal({ PORT: String(port), LOG_LEVEL: 'warn' });
  expect(line).toBe(`Port ${port} is in use: stop the other program or set PORT.`);
  other.close();
});

test('a new shop is closed until it is opened, stays open then, drains before it ends with 0, and is left alone by an older program', async () => {
  const port = await freePort();
  const env = { DATA_DIR: folder, PORT: String(port) };
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const shop = runShop(env);
  await shop.prints('Vitrine is open');
  const closed = await ask('/shop');
  const page = await closed.text();
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '86400']);
  expect(page).toContain('My shop');
  expect(page).not.toContain('Hearth');
  expect((await ask('/my-account')).status).toBe(200);
  openNewShop(folder);
  await expect.poll(async () => (await ask('/shop')).status, { timeout: 60_000 }).toBe(200);
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);

  await test.step('after SIGTERM it is not ready and serves on until it has drained', async () => {
    const again = runShop({ ...env, DRAIN_SECONDS: '3' });
    await again.prints('Vitrine is open');
    const status = async (path: string) => (await ask(path)).status;
    expect(await status('/shop')).toBe(200);
    expect(await status('/readyz')).toBe(200);
    again.process.kill('SIGTERM');
    await again.prints('"event":"stopping"');
    expect(await Promise.all(['/readyz', '/healthz', '/my-account'].map(status))).toEqual([
      503, 200, 200,
    ]);
    expect(await again.ended).toBe(0);
    expect(again.output()).toContain('"outcome":"drained"');
    await expect(status('/healthz')).rejects.toThrow('fetch failed');
  });

  await test.step('a database newer than the program is left alone', async () => {
    const database = new DatabaseSync(join(folder, 'shop.db'));
    database.exec(
      "insert into kysely_migration (name, timestamp) values ('9.0.0-contract-tomorrow', '')",
    );
    database.close();
    expect(await refusal({})).toContain('newer than this program');
  });
});

test('the demo shop is filled at the first start, prints its password then, and is found again', async () => {
  const port = String(await freePort());
  const env = { DATA_DIR: folder, PORT: port, DEMO: '1', DEMO_WARM_IMAGES: '0' };
  const first = runShop(env);
  await first.prints('Demo manager: manager@example.com');
  expect(first.output()).toContain('The demo shop is ready');
  const file = join(folder, 'demo-password.txt');
  const password = readFileSync(file, 'utf8').trim();
  expect(password.length).toBeGreaterThanOrEqual(16);
  expect(first.output()).toContain(`password: ${password}`);
  // For its owner only.
  expect(statSync(file).mode & 0o077).toBe(0);
  first.process.kill('SIGKILL');
  await first.ended;

  const second = runShop({ ...env, DEMO_PASSWORD: 'chosen by the owner' });
  await second.prints('Vitrine is open');
  await second.prints('Demo manager: manager@example.com');
  expect(second.output()).not.toContain('The demo shop is ready');
  expect(second.output()).not.toContain(password);
  expect(second.output()).not.toContain('chosen by the owner');
  const reply = await fetch(`http://127.0.0.1:${port}/product/oak-serving-tray`);
  expect(reply.status).toBe(200);
  expect(await reply.text()).toContain('$48.00');
  second.process.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
