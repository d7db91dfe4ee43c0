import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { databaseTarget } from '#server/platform/database/target.ts';
import { fillFaultShop } from '../faults/fault-shop.ts';
import { type Shopper, shopperWith } from '../faults/shopper.ts';
import { freePort } from '../support/free-port.ts';
import { findPostgres, startPostgres } from '../support/postgres-cluster.mjs';
import { runSupervised, type SupervisedShop } from './run-shop.ts';
import { type Connection, connectToBoth, isSoldOut } from './worker-connections.ts';

// Two workers on PostgreSQL, started once for the tests, which follow each other. Each is a full process
// there: it runs jobs, and hears of the other's writes from the database.

test.describe.configure({ mode: 'serial', retries: 0, timeout: 120_000 });
// biome-ignore lint/suspicious/noSkippedTests: nothing can run where there is no server program
test.skip(findPostgres() === undefined, 'no PostgreSQL on this machine');

const SHOPPERS = 30;
const STOCK = SHOPPERS + 1;
const PAGE = '/product/piece';
const CART = '/wp-json/wc/store/v1/cart';
const ADD_ITEM = `${CART}/add-item`;
const WORKER_OPEN = '"event":"worker-open"';

let folder = '';
let address = '';
let product = 0;
let server: Awaited<ReturnType<typeof startPostgres>>;
let database: Database;
let shop: SupervisedShop;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-workers-'));
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = await startPostgres();
  // At the end the server is shut down while its connections still close.
  const onBackgroundError = () => undefined;
  database = await openDatabase(databaseTarget(server.url), { onBackgroundError });
  product = await fillFaultShop(database, STOCK);
  shop = runSupervised({
    DATA_DIR: folder,
    DATABASE_URL: server.url,
    PORT: String(port),
    WORKERS: '2',
  });
  await shop.prints(WORKER_OPEN, 2);
});
test.afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.ended;
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a cart of one worker is the cart of the other, and a form sent to both is one order', async () => {
  const { first, second } = await connectToBoth(address);
  const token = { 'cart-token': String((await first.get(CART)).headers['cart-token']) };
  const item = { id: product, quantity: 1 };
  expect((await first.begin(ADD_ITEM, token, item).end()).status).toBe(201);
  expect(JSON.parse((await second.get(CART, token)).body)).toMatchObject({ items_count: 1 });
  expect((await second.begin(ADD_ITEM, token, item).end()).status).toBe(201);
  expect(JSON.parse((await first.get(CART, token)).body)).toMatchObject({ items_count: 2 });

  const shopper = await shopperWith(address, product);
  const replies = await Promise.all(Array.from({ length: 6 }, () => shopper.order()));
  const placed = replies.map((reply) => (reply.kind === 'placed' ? reply.order.id : reply));
  expect(new Set(placed).size, JSON.stringify(placed)).toBe(1);
});

test('a worker is killed under load: every shopper has one order, and every order its emails', async () => {
  const before = await connectToBoth(address);
  for (const { get } of [before.first, before.second]) {
    expect(isSoldOut(await get(PAGE))).toBe(false);
  }
  const shoppers: Shopper[] = [];
  while (shoppers.length < SHOPPERS) shoppers.push(await shopperWith(address, product));
  let isOver = false;
  const visits = Promise.all(Array.from({ length: 4 }, () => visitUntil(() => isOver)));
  const buying = shoppers.map(buy);
  await Promise.race(buying);
  const [firstPid] = /(?<=^process )\d+$/m.exec(shop.output()) ?? [];
  process.kill(Number(firstPid), 'SIGKILL');
  const tries = await Promise.all(buying);
  await shop.prints(WORKER_OPEN, 3);
  isOver = true;
  // At most one for each client: what was on its way in the killed worker.
  expect((await visits).flat().length).toBeLessThanOrEqual(4);
  expect(Math.max(...tries)).toBeLessThanOrEqual(2);

  expect(await countOrders()).toBe(STOCK);
  // A job of the killed worker is done by another when its lease has ended, after half a minute.
  await expect.poll(jobsLeft, { timeout: 60_000 }).toBe(0);
  expect(mailboxes().size).toBe(STOCK);
});

test('the last piece is gone on the pages of both workers a moment later, and both do jobs', async () => {
  const { first, second } = await connectToBoth(address);
  for (const { get } of [first, second]) {
    await expect.poll(async () => isSoldOut(await get(PAGE)), { timeout: 2000 }).toBe(true);
  }
  const token = { 'cart-token': String((await first.get(CART)).headers['cart-token']) };
  const late = await second.begin(ADD_ITEM, token, { id: product, quantity: 1 }).end();
  expect(late.status).toBe(400);
  const runsJobs = async ({ get }: Connection) =>
    (await get('/metrics')).body.includes('vitrine_jobs_done');
  expect([await runsJobs(first), await runsJobs(second)]).toEqual([true, true]);
});

test('a signal stops both in order', async () => {
  shop.process.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(shop.output().split('"outcome":"drained"')).toHaveLength(3);
});

/** The same form again, as a browser repeats it, until there is an answer; returns how often. */
async function buy(shopper: Shopper): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const reply = await shopper.order();
    if (reply.kind === 'placed') return tries;
    if (reply.kind === 'refused') throw new Error(JSON.stringify(reply));
  }
}

async function visitUntil(isOver: () => boolean): Promise<string[]> {
  const failed: string[] = [];
  while (!isOver()) {
    const choices = { headers: { connection: 'close' }, signal: AbortSignal.timeout(30_000) };
    await fetch(address + PAGE, choices)
      .then((response) => response.text())
      .catch((error: unknown) => failed.push(String(error)));
  }
  return failed;
}

async function countOrders(): Promise<number> {
  const { db } = database;
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function jobsLeft(): Promise<number> {
  const left = await database.db
    .selectFrom('jobs')
    .select('id')
    .where('recurring', 'is', null)
    .execute();
  return left.length;
}

/** The shoppers to whom an email was written; without a mail server emails are files. */
function mailboxes(): Set<string> {
  const mail = join(folder, 'mail');
  const texts = readdirSync(mail).map((name) => readFileSync(join(mail, name), 'utf8'));
  return new Set(texts.flatMap((text) => /^To: .*?(shopper\d+)@/m.exec(text)?.[1] ?? []));
}
