import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { migrations } from '#server/schema/migrations.ts';
import { apiProgram } from './api-program.ts';
import { generateCatalog } from './generate-catalog.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { against, size } from './size.ts';
import { taskTime } from './task-time.ts';

// How long the managers' API takes: long lists against short ones, large shops against small ones, and
// a batch against as many single calls. Everything is asked as a program asks it, with a key.
// By itself it prints the figures: node scripts/run.mjs bench/api-bench.ts [products in the large shop].

const RUNS = size.repeat(15);
const WARM_UP = size.repeat(3);
const SMALL = size.products.small;

type Send = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** A program that takes no refusal for an answer. */
async function program(database: Database): Promise<Send> {
  const ask = await apiProgram(database);
  return async (method, path, body) => {
    const response = await ask(method, path, body);
    if (response.status >= 300) throw new Error(`${method} ${path}: ${await response.text()}`);
    const read: unknown = await response.json();
    if (method !== 'GET' && JSON.stringify(read).includes('"error"')) {
      throw new Error(`${method} ${path} was refused in part`);
    }
    return read;
  };
}

async function medianOf(engine: Database['engine'], task: () => Promise<unknown>) {
  for (let run = 0; run < WARM_UP; run += 1) await task();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await taskTime(engine, task));
  return median(times);
}

async function inShop<T>(
  folder: string,
  products: number,
  work: (send: Send, engine: Database['engine']) => Promise<T>,
): Promise<T> {
  const file = join(folder, `api-${products}.db`);
  const database = await openDatabase({ engine: 'sqlite', file });
  try {
    await migrate(database, migrations);
    await generateCatalog(database, products);
    return await work(await program(database), database.engine);
  } finally {
    await database.close();
  }
}

const list = (count: number) => `/products?per_page=${count}`;

async function listTimes(send: Send, engine: Database['engine']) {
  return {
    short: await medianOf(engine, () => send('GET', list(10))),
    long: await medianOf(engine, () => send('GET', list(100))),
  };
}

/** New prices for the same hundred products, in one call and in a hundred. */
async function batchTimes(send: Send, engine: Database['engine']) {
  const ids = Array.from({ length: 100 }, (_, at) => at + 1);
  // Above every sale price of the generated shop.
  let price = 300;
  const next = () => {
    price += 1;
    return `${price}.00`;
  };
  const together = await medianOf(engine, () => {
    const regular_price = next();
    return send('POST', '/products/batch', { update: ids.map((id) => ({ id, regular_price })) });
  });
  const single = await taskTime(engine, async () => {
    const regular_price = next();
    for (const id of ids) await send('PUT', `/products/${id}`, { regular_price });
  });
  return { together, single };
}

export async function apiFigures(folder: string, large = size.products.large): Promise<Figure[]> {
  const small = await inShop(folder, SMALL, async (send, engine) => ({
    ...(await listTimes(send, engine)),
    ...(await batchTimes(send, engine)),
  }));
  const grown = await inShop(folder, large, listTimes);
  const times = (what: string, measured: number, note: string) => ({
    what,
    measured,
    unit: 'times',
    budget: { atMost: 3 },
    note,
  });
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const shop = `${against({ small: SMALL, large })} products`;
  return [
    times('API, list of 100 products against 10', small.long / small.short, ms(small.long)),
    times(`API, list of 10: ${shop}`, grown.short / small.short, ms(grown.short)),
    times(`API, list of 100: ${shop}`, grown.long / small.long, ms(grown.long)),
    {
      what: 'API, 100 product updates: a batch against single calls',
      measured: small.single / small.together,
      unit: 'times faster',
      budget: { atLeast: 5 },
      note: `${ms(small.together)} against ${ms(small.single)}`,
    },
  ];
}

if (import.meta.main) {
  const { figureLine } = await import('./report.ts');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-api-'));
  const large = Number(process.argv[2] ?? 100_000);
  try {
    for (const figure of await apiFigures(folder, large)) {
      process.stdout.write(`${figureLine(figure)}\n`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
