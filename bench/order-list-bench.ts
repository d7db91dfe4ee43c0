import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { apiProgram } from './api-program.ts';
import { fillOrders, GUESTS, HOUR } from './fill-orders.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { taskTime } from './task-time.ts';

// How long a program waits for a page of orders, asked for with a key: a hundred against ten, and a
// large shop against a small one, with every filter, order and the last page of the admin's list; and
// the same for its list of customers.
// `DATABASE_URL=postgres://… node scripts/run.mjs bench/order-list-bench.ts` prints the table for another
// database.

const RUNS = 15;
const SMALL = 1000;

type Ask = (path: string) => Promise<unknown>;

/** A program that reads every byte of a list. */
async function program(database: Database): Promise<Ask> {
  const ask = await apiProgram(database);
  return async (path) => {
    const answer = await ask('GET', path);
    const body = await answer.arrayBuffer();
    if (answer.status !== 200 || body.byteLength < 150) throw new Error(`no list: ${path}`);
  };
}

type Lists = Readonly<Record<string, (count: number) => string>>;

/** Pages as the admin asks for them; the customer is the first of those above. */
const ORDER_LISTS = {
  'all, newest first': () => '',
  'all, oldest first': () => 'order=asc',
  'all, by last change': () => 'orderby=modified',
  'all, by number': () => 'orderby=id',
  'all, page in the middle': (count: number) => `page=${Math.ceil(count / PAGE / 2)}`,
  'all, last page': (count: number) => `page=${Math.ceil(count / PAGE)}`,
  'by status': () => 'status=completed',
  'by date': () => `after=${new Date(NOW - 20 * 24 * HOUR).toISOString().slice(0, 19)}`,
  'by payment method': () => 'payment_method=cod',
  'by product': () => 'product=7',
  'by variation': () => 'product=1007',
  'by customer': () => 'customer=1',
  'by coupon': () => 'coupon=CODE7',
  'by source': () => 'source=google',
  'by how it was placed': () => 'created_via=checkout',
  'by status and payment method': () => 'status=on-hold&payment_method=cod',
} as const;
const PAGE = 25;

/** The same of the list of customers. */
const CUSTOMER_LISTS = {
  'all, last order first': () => '',
  'all, by spend': () => 'orderby=spent',
  'all, by name': () => 'orderby=name&order=asc',
  'all, page in the middle': (count: number) => `page=${Math.ceil((count * GUESTS) / PAGE / 2)}`,
  'all, last page': (count: number) => `page=${Math.ceil((count * GUESTS) / PAGE)}`,
  'by account': () => 'account=yes',
  guests: () => 'account=no',
  'by country': () => 'country=NO',
  'by number of orders': () => 'orders_from=2',
  'by last order': () =>
    `last_order_after=${new Date(NOW - 20 * 24 * HOUR).toISOString().slice(0, 19)}`,
  'by product': () => 'product=7',
  'by variation': () => 'product=1007',
  'by product and country': () => 'product=7&country=US',
  'by first name': () => 'search=greta',
  'by whole name': () => 'search=greta%20gruber6',
  'by address': () => 'search=buyer7',
} as const;

async function listTime({ engine }: Database, ask: Ask, path: string): Promise<number> {
  const task = () => ask(path);
  for (let run = 0; run < 5; run += 1) await task();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await taskTime(engine, task));
  return median(times);
}

type Times = ReadonlyMap<string, number>;

interface ShopTimes {
  short: number;
  long: number;
  /** By the names of the lists above. */
  orders: Times;
  customers: Times;
}

async function shopTimes(target: DatabaseTarget, count: number): Promise<ShopTimes> {
  const database = await openDatabase(target);
  try {
    await migrate(database, migrations);
    await fillOrders(database, count);
    const ask = await program(database);
    // The long one first: it also warms up what the short one runs.
    const long = await listTime(database, ask, '/orders?per_page=100');
    const short = await listTime(database, ask, '/orders?per_page=10');
    const timesOf = async (lists: Lists, path: string) => {
      const times = new Map<string, number>();
      for (const [name, query] of Object.entries(lists)) {
        const page = `${path}?per_page=${PAGE}&${query(count)}`;
        times.set(name, await listTime(database, ask, page));
      }
      return times;
    };
    const orders = process.env.ONLYC
      ? new Map<string, number>()
      : await timesOf(ORDER_LISTS, '/orders');
    const customers = await timesOf(CUSTOMER_LISTS, '/wp-json/vitrine/v1/customers');
    return { short, long, orders, customers };
  } finally {
    await database.close();
  }
}

function slowest(small: Times, grown: Times) {
  const ratios = [...small].map(([name, before]) => {
    const ms = grown.get(name) ?? 0;
    return { name, ms, ratio: ms / Math.max(before, 0.01) };
  });
  return ratios.sort((one, other) => other.ratio - one.ratio)[0] ?? { name: '', ms: 0, ratio: 0 };
}

export async function orderListFigures(folder: string, large = 100_000): Promise<Figure[]> {
  const at = (count: number) =>
    shopTimes({ engine: 'sqlite', file: join(folder, `orders-${count}.db`) }, count);
  const small = await at(SMALL);
  const grown = await at(large);
  const times = (what: string, measured: number, note: string): Figure => ({
    what,
    measured,
    unit: 'times',
    budget: { atMost: 3 },
    note,
  });
  const shop = `${large.toLocaleString('en-US')} against 1,000 orders`;
  const text = (ms: number) => `${ms.toFixed(1)} ms`;
  const any = (what: string, before: Times, after: Times) => {
    const { name, ms, ratio } = slowest(before, after);
    const note = `the slowest of ${before.size}: ${name}, ${text(ms)}`;
    return times(`API, ${what}, any filter, order and page: ${shop}`, ratio, note);
  };
  return [
    times('API, list of 100 orders against 10', small.long / small.short, text(small.long)),
    times(`API, list of 10: ${shop}`, grown.short / small.short, text(grown.short)),
    times(`API, list of 100: ${shop}`, grown.long / small.long, text(grown.long)),
    any('orders', small.orders, grown.orders),
    any('customers', small.customers, grown.customers),
  ];
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-orders-'));
  const url = process.env.DATABASE_URL;
  const target = (count: number): DatabaseTarget => {
    const file = join(folder, `${count}.db`);
    const own: DatabaseTarget = url ? databaseTarget(url) : { engine: 'sqlite', file };
    return own.engine === 'postgres' ? { ...own, schema: `orders_${count}` } : own;
  };
  const small = await shopTimes(target(SMALL), SMALL);
  const grown = await shopTimes(target(100_000), 100_000);
  const print = (title: string, before: Times, after: Times) => {
    for (const [name, ms] of before) {
      const large = after.get(name) ?? 0;
      const cells = [ms, large].map((each) => `${each.toFixed(1)} ms`.padStart(12)).join('');
      const line = `${title}, ${name}`.padEnd(44);
      process.stdout.write(`${line}${cells}${(large / ms).toFixed(2).padStart(8)}\n`);
    }
  };
  print('orders', small.orders, grown.orders);
  print('customers', small.customers, grown.customers);
  await rm(folder, { recursive: true, force: true });
}
