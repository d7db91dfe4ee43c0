import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { apiProgram } from './api-program.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { taskTime } from './task-time.ts';

// How long a program waits for a page of orders, asked for with a key: a hundred against ten, and a
// large shop against a small one, with every filter, order and the last page of the admin's list.
// `DATABASE_URL=postgres://… node scripts/run.mjs bench/order-list-bench.ts` prints the table for another
// database.

const RUNS = 15;
const SMALL = 1000;
const BATCH = 500;
const HOUR = 60 * 60_000;
const PAYMENTS = ['bacs', 'cod', 'stripe', 'paypal'] as const;
const SOURCES = ['(direct)', 'google', 'news', 'pinterest', 'press'] as const;
const CUSTOMERS = 4;
const STATUSES = ['processing', 'completed', 'completed', 'on-hold', 'cancelled'] as const;

/**
 * Every order has two lines, a coupon, a shipping method and a tax; every tenth is a customer's, and one
 * is placed after each step.
 */
export async function fillOrders(
  { db, engine }: Database,
  count: number,
  step = HOUR,
): Promise<void> {
  const customers: number[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    customers.push(await addPerson(db, `customer${at}@example.com`, NOW));
  }
  const billing = JSON.stringify({ ...EMPTY_ADDRESS, firstName: 'Ada', country: 'US' });
  for (let from = 1; from <= count; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, at) => from + at);
    await db
      .insertInto('orders')
      .values(
        ids.map((id) => ({
          id,
          number: String(1000 + id),
          order_key: `key${id}`,
          idempotency_key: `bench-order-${id}`,
          session_id: null,
          sender: null,
          customer_id: id % 10 === 0 ? (customers[(id / 10) % CUSTOMERS] ?? null) : null,
          email: `buyer${id % 997}@example.com`,
          status: STATUSES[id % STATUSES.length] ?? 'processing',
          created_via: 'checkout',
          currency: 'USD',
          placed_at: NOW - Math.floor((count - id) * step),
          updated_at: NOW - Math.floor((count - id) * step),
          paid_at: null,
          paid_amount: 0,
          completed_at: null,
          held_until: null,
          remind_at: null,
          stock_state: 'taken' as const,
          items: 4800,
          items_tax: 426,
          discount: 480,
          discount_tax: 43,
          fees: 0,
          fees_tax: 0,
          shipping: 600,
          shipping_tax: 53,
          tax: 436,
          total: 5356,
          refunded: 0,
          tax_included: 0,
          billing,
          shipping_address: null,
          customer_note: '',
          payment_method: PAYMENTS[id % PAYMENTS.length] ?? '',
          payment_title: 'Bank',
          transaction_id: '',
          attribution: '{}',
          source: SOURCES[id % SOURCES.length] ?? '',
        })),
      )
      .execute();
    await db.insertInto('order_lines').values(ids.flatMap(linesOf)).execute();
    await db.insertInto('order_rows').values(ids.flatMap(rowsOf)).execute();
  }
  await sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db);
}

function linesOf(order_id: number) {
  return [0, 1].map((position) => ({
    order_id,
    position,
    line_key: `${order_id}-${position}`,
    product_id: 1 + ((order_id + position) % 80),
    variation_id: position === 1 ? 1000 + (order_id % 30) : null,
    name: 'Oak tray',
    sku: 'TRAY',
    slug: 'tray',
    image: null,
    details: '[]',
    choice: '{"attributes":{},"choices":{},"bundle":null}',
    quantity: 1,
    unit_price: 2400,
    regular_price: 2400,
    subtotal: 2400,
    subtotal_tax: 213,
    total: 2160,
    total_tax: 192,
    taxes: '{"1":192}',
    steps: '[]',
    stock_owner: null,
    stock_taken: 0,
  }));
}

function rowsOf(order_id: number) {
  const row = (kind: 'coupon' | 'shipping' | 'tax', position: number, code: string) => {
    return { order_id, position, kind, code, label: code, amount: 480, tax: 43 };
  };
  return [
    row('coupon', 0, `code${order_id % 30}`),
    row('shipping', 1, 'flat_rate:1'),
    row('tax', 2, '1'),
  ];
}

type Ask = (path: string) => Promise<unknown>;

/** A program that reads every byte of a list. */
async function program(database: Database): Promise<Ask> {
  const ask = await apiProgram(database);
  return async (path) => {
    const answer = await ask('GET', path);
    const body = await answer.arrayBuffer();
    if (answer.status !== 200 || body.byteLength < 500) throw new Error(`no list: ${path}`);
  };
}

/** Pages as the admin asks for them; the customer is the first of those above. */
const LISTS = {
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

async function listTime({ engine }: Database, ask: Ask, path: string): Promise<number> {
  const task = () => ask(path);
  for (let run = 0; run < 5; run += 1) await task();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await taskTime(engine, task));
  return median(times);
}

interface ShopTimes {
  short: number;
  long: number;
  /** By the names of the lists above. */
  lists: Map<string, number>;
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
    const lists = new Map<string, number>();
    for (const [name, query] of Object.entries(LISTS)) {
      const path = `/orders?per_page=${PAGE}&${query(count)}`;
      lists.set(name, await listTime(database, ask, path));
    }
    return { short, long, lists };
  } finally {
    await database.close();
  }
}

function slowest(small: ShopTimes, grown: ShopTimes) {
  const ratios = Object.keys(LISTS).map((name) => {
    const ms = grown.lists.get(name) ?? 0;
    return { name, ms, ratio: ms / Math.max(small.lists.get(name) ?? 0, 0.01) };
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
  const worst = slowest(small, grown);
  return [
    times('API, list of 100 orders against 10', small.long / small.short, text(small.long)),
    times(`API, list of 10: ${shop}`, grown.short / small.short, text(grown.short)),
    times(`API, list of 100: ${shop}`, grown.long / small.long, text(grown.long)),
    times(
      `API, any filter, order and page: ${shop}`,
      worst.ratio,
      `the slowest of ${Object.keys(LISTS).length}: ${worst.name}, ${text(worst.ms)}`,
    ),
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
  for (const [name, ms] of small.lists) {
    const large = grown.lists.get(name) ?? 0;
    const cells = [ms, large].map((each) => `${each.toFixed(1)} ms`.padStart(12)).join('');
    process.stdout.write(`${name.padEnd(32)}${cells}${(large / ms).toFixed(2).padStart(8)}\n`);
  }
  await rm(folder, { recursive: true, force: true });
}
