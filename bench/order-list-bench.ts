import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { migrations } from '#server/schema/migrations.ts';
import { apiProgram } from './api-program.ts';
import { fillOrders, GUESTS, HOUR } from './fill-orders.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { against, size } from './size.ts';
import { taskTime } from './task-time.ts';

// How long a program waits for a page of orders, asked for with a key: a hundred against ten, and a
// large shop against a small one, with every filter, order and the last page of the admin's list; and
// the same for its list of customers.
// `DATABASE_URL=postgres://… node scripts/run.mjs bench/order-list-bench.ts` prints the table for another
// database.

const RUNS = size.repeat(15);
const WARM_UP = size.repeat(5);
const SMALL = size.orders.small;
const CUSTOMERS = '/wp-json/vitrine/v1/customers';

type Ask = (path: string) => Promise<unknown>;

/** A program that reads every byte of a list. */
async function program(database: Database): Promise<Ask> {
  const ask = await apiProgram(database);
  return async (path) => {
    const response = await ask('GET', path);
    const body = await response.arrayBuffer();
    if (response.status !== 200 || body.byteLength < 150) throw new Error(`no list: ${path}`);
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
  'by an old date': () => `before=${new Date(NOW - 30 * 24 * HOUR).toISOString().slice(0, 19)}`,
  'by status, by last change': () => 'status=completed&orderby=modified',
  'by email': () => 'search=buyer7@example.com',
  'by number': () => 'search=1500',
  'by first name': () => 'search=greta',
  'by whole name': () => 'search=greta%20gruber6',
  'by a word of every order': () => 'search=example',
  'by first name and status': () => 'search=greta&status=completed',
  'by product and status': () => 'product=7&status=completed',
  'by coupon and status': () => 'coupon=CODE7&status=completed',
  'by customer and status': () => 'customer=1&status=processing',
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
  'by a word of every address': () => 'search=example',
  'by number of orders and country': () => 'orders_from=2&orders_to=2&country=US',
  'guests of a country': () => 'account=no&country=US',
  'by name, page in the middle': (count: number) =>
    `orderby=name&page=${Math.ceil((count * GUESTS) / PAGE / 2)}`,
} as const;

interface Shop {
  count: number;
  database: Database;
  ask: Ask;
}

async function openShop(target: DatabaseTarget, count: number): Promise<Shop> {
  const database = await openDatabase(target);
  await migrate(database, migrations);
  await fillOrders(database, count);
  const ask = await program(database);
  // The first reader of a list works off what the orders left to do.
  await ask(`/orders?per_page=${PAGE}&search=greta`);
  await ask(`/orders?per_page=${PAGE}`);
  await ask(`${CUSTOMERS}?per_page=${PAGE}`);
  // As PostgreSQL does by itself a minute after so many writes.
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db);
  return { count, database, ask };
}

interface Compared {
  small: number;
  grown: number;
}

type Path = (count: number) => string;
type Times = ReadonlyMap<string, Compared>;

/** Both shops by turns, so that whatever else the machine does lengthens both. */
async function listTimes(small: Shop, grown: Shop, path: Path): Promise<Compared> {
  const loadTime = ({ count, database, ask }: Shop) =>
    taskTime(database.engine, () => ask(path(count)));
  const times: Compared[] = [];
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    const pair = { small: await loadTime(small), grown: await loadTime(grown) };
    if (run >= 0) times.push(pair);
  }
  return {
    small: median(times.map((pair) => pair.small)),
    grown: median(times.map((pair) => pair.grown)),
  };
}

interface ShopTimes {
  short: Compared;
  long: Compared;
  /** By the names of the lists above. */
  orders: Times;
  customers: Times;
}

async function shopTimes(target: (count: number) => DatabaseTarget, large: number) {
  const small = await openShop(target(SMALL), SMALL);
  const grown = await openShop(target(large), large);
  const compared = (path: Path) => listTimes(small, grown, path);
  const each = async (lists: Lists, path: string): Promise<Times> => {
    const times = new Map<string, Compared>();
    for (const [name, query] of Object.entries(lists)) {
      times.set(name, await compared((count) => `${path}?per_page=${PAGE}&${query(count)}`));
    }
    return times;
  };
  try {
    // The long one first: it also warms up what the short one runs.
    const long = await compared(() => '/orders?per_page=100');
    const short = await compared(() => '/orders?per_page=10');
    const orders = await each(ORDER_LISTS, '/orders');
    const customers = await each(CUSTOMER_LISTS, CUSTOMERS);
    return { short, long, orders, customers } satisfies ShopTimes;
  } finally {
    await small.database.close();
    await grown.database.close();
  }
}

function getRatio({ small, grown }: Compared): number {
  return grown / Math.max(small, 0.01);
}

function slowest(times: Times) {
  const ratios = [...times].map(([name, pair]) => ({
    name,
    ms: pair.grown,
    ratio: getRatio(pair),
  }));
  return ratios.sort((one, other) => other.ratio - one.ratio)[0] ?? { name: '', ms: 0, ratio: 0 };
}

export async function orderListFigures(
  folder: string,
  large = size.orders.large,
): Promise<Figure[]> {
  const file = (count: number) => join(folder, `orders-${count}.db`);
  const target = (count: number): DatabaseTarget => ({ engine: 'sqlite', file: file(count) });
  const { short, long, orders, customers } = await shopTimes(target, large);
  const times = (what: string, measured: number, note: string): Figure => ({
    what,
    measured,
    unit: 'times',
    budget: { atMost: 3 },
    note,
  });
  const shop = `${against({ small: SMALL, large })} orders`;
  const text = (ms: number) => `${ms.toFixed(1)} ms`;
  const any = (what: string, lists: Times) => {
    const { name, ms, ratio } = slowest(lists);
    const note = `the slowest of ${lists.size}: ${name}, ${text(ms)}`;
    return times(`API, ${what}, any filter, order and page: ${shop}`, ratio, note);
  };
  return [
    times('API, list of 100 orders against 10', long.small / short.small, text(long.small)),
    times(`API, list of 10: ${shop}`, getRatio(short), text(short.grown)),
    times(`API, list of 100: ${shop}`, getRatio(long), text(long.grown)),
    any('orders', orders),
    any('customers', customers),
  ];
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-orders-'));
  const url = process.env.DATABASE_URL;
  const target = (count: number): DatabaseTarget => {
    const file = join(folder, `${count}.db`);
    const target: DatabaseTarget = url ? databaseTarget(url) : { engine: 'sqlite', file };
    return target.engine === 'postgres' ? { ...target, schema: `orders_${count}` } : target;
  };
  const { orders, customers } = await shopTimes(target, size.orders.large);
  const print = (title: string, times: Times) => {
    for (const [name, pair] of times) {
      const cells = [pair.small, pair.grown].map((ms) => `${ms.toFixed(1)} ms`.padStart(12));
      const line = `${title}, ${name}`.padEnd(44);
      process.stdout.write(`${line}${cells.join('')}${getRatio(pair).toFixed(2).padStart(8)}\n`);
    }
  };
  print('orders', orders);
  print('customers', customers);
  await rm(folder, { recursive: true, force: true });
}
