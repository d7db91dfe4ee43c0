import { join } from 'node:path';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { migrations } from '#server/platform/database/migrations/migrations.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { apiProgram } from './api-program.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { taskTime } from './task-time.ts';

// How long a program waits for a page of orders, asked for with a key: a hundred against ten, and a
// large shop against a small one.

const RUNS = 15;
const SMALL = 1000;
const BATCH = 500;
const HOUR = 60 * 60_000;
const STATUSES = ['processing', 'completed', 'completed', 'on-hold', 'cancelled'] as const;

/** Every order has two lines, a coupon, a shipping method and a tax. */
async function fillOrders(db: Db, count: number): Promise<void> {
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
          customer_id: null,
          email: `buyer${id % 997}@example.com`,
          status: STATUSES[id % STATUSES.length] ?? 'processing',
          created_via: 'checkout',
          currency: 'USD',
          placed_at: NOW - (count - id) * HOUR,
          updated_at: NOW - (count - id) * HOUR,
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
          payment_method: 'bacs',
          payment_title: 'Bank',
          transaction_id: '',
          attribution: '{}',
        })),
      )
      .execute();
    await db.insertInto('order_lines').values(ids.flatMap(linesOf)).execute();
    await db.insertInto('order_rows').values(ids.flatMap(rowsOf)).execute();
  }
}

function linesOf(order_id: number) {
  return [0, 1].map((position) => ({
    order_id,
    position,
    line_key: `${order_id}-${position}`,
    product_id: 1 + ((order_id + position) % 500),
    variation_id: null,
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
  return [row('coupon', 0, 'ten'), row('shipping', 1, 'flat_rate:1'), row('tax', 2, '1')];
}

type Ask = (path: string) => Promise<unknown>;

/** A program that reads every byte of a list. */
async function program(database: Database): Promise<Ask> {
  const ask = await apiProgram(database);
  return async (path) => {
    const answer = await ask('GET', path);
    const body = await answer.arrayBuffer();
    if (answer.status !== 200 || body.byteLength < 1000) throw new Error(`no list: ${path}`);
  };
}

async function listTime({ engine }: Database, ask: Ask, most: number): Promise<number> {
  const task = () => ask(`/orders?per_page=${most}`);
  for (let run = 0; run < 5; run += 1) await task();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await taskTime(engine, task));
  return median(times);
}

async function shopTimes(folder: string, count: number) {
  const file = join(folder, `orders-${count}.db`);
  const database = await openDatabase({ engine: 'sqlite', file });
  try {
    await migrate(database, migrations);
    await fillOrders(database.db, count);
    const ask = await program(database);
    // The long one first: it also warms up what the short one runs.
    const long = await listTime(database, ask, 100);
    return { short: await listTime(database, ask, 10), long };
  } finally {
    await database.close();
  }
}

export async function orderListFigures(folder: string, large = 100_000): Promise<Figure[]> {
  const small = await shopTimes(folder, SMALL);
  const grown = await shopTimes(folder, large);
  const times = (what: string, measured: number, ms: number): Figure => ({
    what,
    measured,
    unit: 'times',
    budget: { atMost: 3 },
    note: `${ms.toFixed(1)} ms`,
  });
  const shop = `${large.toLocaleString('en-US')} against 1,000 orders`;
  return [
    times('API, list of 100 orders against 10', small.long / small.short, small.long),
    times(`API, list of 10: ${shop}`, grown.short / small.short, grown.short),
    times(`API, list of 100: ${shop}`, grown.long / small.long, grown.long),
  ];
}
