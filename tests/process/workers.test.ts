import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { fillFaultShop } from '../faults/fault-shop.ts';
import { shopperWith } from '../faults/shopper.ts';
import { freePort } from '../support/free-port.ts';
import { runShop, runSupervised, type SupervisedShop } from './run-shop.ts';
import { type Connection, connect, connectToBoth, isSoldOut } from './worker-connections.ts';

// Two workers on one SQLite file, started once for the tests, which follow each other.

test.describe.configure({ mode: 'serial', retries: 0, timeout: 120_000 });

const STOCK = 2;
const PAGE = '/product/piece';
const CART = '/wp-json/wc/store/v1/cart';
const ADD_ITEM = `${CART}/add-item`;

let folder = '';
let port = 0;
let address = '';
let product = 0;
let shop: SupervisedShop;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-workers-'));
  port = await freePort();
  address = `http://127.0.0.1:${port}`;
  const database = await openDatabase({ engine: 'sqlite', file: join(folder, 'shop.db') });
  product = await fillFaultShop(database, STOCK);
  await database.close();
  shop = runSupervised(environment());
  await shop.prints(WORKER_OPEN, 2);
});
test.afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
});

const WORKER_OPEN = '"event":"worker-open"';
/** Names and times of what is in the data folder. */
const contents = () =>
  readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mtimeMs]);
const environment = () => ({ DATA_DIR: folder, PORT: String(port), WORKERS: '2' });

test('both workers serve, and a cart of one is the cart of the other', async () => {
  const { first, second } = await connectToBoth(address);
  const token = { 'cart-token': String((await first.get(CART)).headers['cart-token']) };
  const item = { id: product, quantity: 1 };
  expect((await first.begin(ADD_ITEM, token, item).end()).status).toBe(201);
  expect(JSON.parse((await second.get(CART, token)).body)).toMatchObject({ items_count: 1 });
  expect((await second.begin(ADD_ITEM, token, item).end()).status).toBe(201);
  expect(JSON.parse((await first.get(CART, token)).body)).toMatchObject({ items_count: 2 });
});

test('a form sent to both workers at once is one order', async () => {
  const shopper = await shopperWith(address, product);
  const replies = await Promise.all(Array.from({ length: 6 }, () => shopper.order()));
  const placed = replies.map((reply) => (reply.kind === 'placed' ? reply.order.id : reply));
  expect(new Set(placed).size, JSON.stringify(placed)).toBe(1);
});

test('of many buyers of the last piece one gets it, and the cached pages of both workers say so at once', async () => {
  const { first, second } = await connectToBoth(address);
  for (const connection of [first, second, first, second]) {
    expect(isSoldOut(await connection.get(PAGE))).toBe(false);
  }
  const shoppers = await Promise.all(
    Array.from({ length: 8 }, () => shopperWith(address, product)),
  );
  const replies = await Promise.all(
    shoppers.map(async (shopper) => {
      const reply = await shopper.order();
      // Whoever has an answer finds the new state on either worker.
      const pages = await Promise.all([first.get(PAGE), second.get(PAGE)]);
      return { kind: reply.kind, soldOut: pages.map(isSoldOut) };
    }),
  );
  expect(replies.map(({ kind }) => kind).sort()).toEqual(['placed', ...Array(7).fill('refused')]);
  expect(replies.flatMap(({ soldOut }) => soldOut)).not.toContain(false);
  const orders = await Promise.all([first, second].map(({ get }) => get('/metrics')));
  for (const { body } of orders)
    expect(body).toMatch(/route="wc\/store\/v1\/checkout",method="POST",status="\d+"/);
});

test('jobs run in one worker; when it is killed the other runs them, and no request fails but its own', async () => {
  const before = await connectToBoth(address);
  const runsJobs = async ({ get }: Connection) =>
    (await get('/metrics')).body.includes('vitrine_jobs_done');
  expect([await runsJobs(before.first), await runsJobs(before.second)]).toEqual([true, false]);
  const firstPid = Number(/^process (\d+)$/m.exec(shop.output())?.[1]);
  const clients = 4;
  const headers = { connection: 'close' };
  let isOver = false;
  const visit = async () => {
    const failed: string[] = [];
    while (!isOver) {
      await fetch(address + PAGE, { headers, signal: AbortSignal.timeout(30_000) })
        .then((response) => response.text())
        .catch((error: unknown) => failed.push(String(error)));
    }
    return failed;
  };
  const visits = Promise.all(Array.from({ length: clients }, visit));
  process.kill(firstPid, 'SIGKILL');
  await expect.poll(() => runsJobs(before.second)).toBe(true);
  await shop.prints(WORKER_OPEN, 3);
  const after = await connectToBoth(address);
  isOver = true;
  // At most one for each client: what was on its way in the killed worker.
  expect((await visits).flat().length).toBeLessThanOrEqual(clients);
  expect([await runsJobs(after.first), await runsJobs(after.second)]).toEqual([false, true]);
  expect(shop.output()).toContain(
    'Worker 1 ended unexpectedly (SIGKILL). It is started again in 1 second.',
  );
});

test('a second server on the folder is refused while a worker is replaced, too', async () => {
  const other = runShop({ DATA_DIR: folder, PORT: String(await freePort()) });
  expect(await other.ended).toBe(1);
  expect(other.output()).toContain('Another process has opened the shop');
});

test('a signal lets every worker finish its requests, and ends with 0', async () => {
  const { first, second } = await connectToBoth(address);
  const token = { 'cart-token': String((await first.get(CART)).headers['cart-token']) };
  const begun = [first, second].map((connection) =>
    connection.begin(`${CART}/update-customer`, token, { billing_address: { city: 'Oslo' } }),
  );
  await Promise.all([connect(address), connect(address)]);
  shop.process.kill('SIGTERM');
  await shop.prints('"event":"stopping"', 2);
  const finished = await Promise.all(begun.map(({ end }) => end()));
  expect(finished.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shop.ended).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

test('when the supervisor is killed all workers stop', async () => {
  shop = runSupervised(environment());
  await shop.prints(WORKER_OPEN, 2);
  shop.process.kill('SIGKILL');
  // Both streams are at their end: the workers have ended too.
  expect(await shop.ended).toBeNull();
  expect(shop.output().split('"outcome":"drained"')).toHaveLength(3);
});

test('a count that is none is refused with one line, and nothing is changed', async () => {
  const before = contents();
  // Others that are none are cases of src/server/platform/config.test.ts.
  shop = runSupervised({ ...environment(), WORKERS: '0' });
  expect(await shop.ended).toBe(1);
  const lines = shop.output().trim().split('\n').slice(1);
  expect(lines).toEqual(['WORKERS is 0: a whole number from 1 to 99, or auto is needed.']);
  expect(contents()).toEqual(before);
  const alone = runShop(environment());
  expect(await alone.ended).toBe(1);
  expect(alone.output()).toContain('WORKERS=2 needs the supervisor');
});

test('a shop that is no demo has a worker for each core where nothing else is said', async () => {
  shop = runSupervised({ ...environment(), WORKERS: '' });
  const cores = availableParallelism();
  await shop.prints('Vitrine is open');
  if (cores > 1) await shop.prints(WORKER_OPEN, cores);
  expect(shop.output().split(WORKER_OPEN)).toHaveLength(cores > 1 ? cores + 1 : 1);
});
