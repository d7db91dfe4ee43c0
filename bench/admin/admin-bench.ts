import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { migrations } from '#server/schema/migrations.ts';
import { apiProgram } from '../api-program.ts';
import { machineLoad } from '../load/machine-load.ts';
import { median } from '../load/median.ts';
import { type Figure, figureLine, isMissed } from '../report.ts';
import { against, size } from '../size.ts';
import { taskTime } from '../task-time.ts';
import { LISTS, REPORTS, type Reads } from './admin-reads.ts';
import { fillAdminShop } from './fill-lists.ts';

// How long the admin waits for each of its lists and reports: a large shop against a small one. Orders
// are those of a year, the summaries up to date, as the job leaves them.
// By itself it prints each one: node scripts/run.mjs bench/admin/admin-bench.ts [words of names];
// DATABASE_URL=postgres://… for another database.

const RUNS = size.repeat(7);
const WARM_UP = size.repeat(2);
const SMALL = size.orders.small;
/** Shorter times are mostly those of the request itself, and differ from run to run. */
const LEAST_MS = 2;

interface Shop {
  database: Database;
  read(path: string): Promise<void>;
}

async function openShop(target: DatabaseTarget, orders: number): Promise<Shop> {
  const database = await openDatabase(target);
  await migrate(database, migrations);
  await fillAdminShop(database, orders);
  await summarizeOrders(shopContext(database.db));
  const ask = await apiProgram(database);
  const read = async (path: string) => {
    const response = await ask('GET', path);
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${path}: ${body}`);
  };
  // The first reader of a list works off what the orders left to do.
  for (const path of Object.values(LISTS)) await read(path);
  return { database, read };
}

interface Compared {
  name: string;
  small: number;
  grown: number;
}

const getRatio = ({ small, grown }: Compared) => grown / Math.max(small, LEAST_MS);

/** Both shops by turns, so that whatever else the machine does lengthens both. */
async function readTimes(small: Shop, grown: Shop, reads: Reads): Promise<Compared[]> {
  const timeOf = ({ database, read }: Shop, path: string) =>
    taskTime(database.engine, () => read(path));
  const compared: Compared[] = [];
  for (const [name, path] of Object.entries(reads)) {
    const times = { small: [] as number[], grown: [] as number[] };
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      const pair = { small: await timeOf(small, path), grown: await timeOf(grown, path) };
      if (run < 0) continue;
      times.small.push(pair.small);
      times.grown.push(pair.grown);
    }
    compared.push({ name, small: median(times.small), grown: median(times.grown) });
  }
  return compared;
}

type Target = (orders: number) => DatabaseTarget;

async function adminTimes(target: Target, large: number, words = '') {
  const small = await openShop(target(SMALL), SMALL);
  const grown = await openShop(target(large), large);
  const named = (reads: Reads): Reads =>
    Object.fromEntries(Object.entries(reads).filter(([name]) => name.includes(words)));
  try {
    const lists = await readTimes(small, grown, named(LISTS));
    return { lists, reports: await readTimes(small, grown, named(REPORTS)) };
  } finally {
    await small.database.close();
    await grown.database.close();
  }
}

function toFigures(
  what: string,
  budget: Figure['budget'],
  large: number,
  times: readonly Compared[],
) {
  return times.map((compared): Figure => {
    const { name, small, grown } = compared;
    return {
      what: `${what} ${name}: ${against({ small: SMALL, large })} orders`,
      measured: getRatio(compared),
      unit: 'times',
      budget,
      note: `${grown.toFixed(1)} ms against ${small.toFixed(1)} ms`,
    };
  });
}

function sqliteIn(folder: string): Target {
  return (orders) => ({ engine: 'sqlite', file: join(folder, `admin-${orders}.db`) });
}

/** Each list at most three times as long, each report at most five times. */
async function allFigures(target: Target, large: number, words = ''): Promise<Figure[]> {
  const { lists, reports } = await adminTimes(target, large, words);
  return [
    ...toFigures('list', { atMost: 3 }, large, lists),
    ...toFigures('report', { atMost: 5 }, large, reports),
  ];
}

export function adminFigures(folder: string, large = size.orders.large): Promise<Figure[]> {
  return allFigures(sqliteIn(folder), large);
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-admin-'));
  const url = process.env.DATABASE_URL;
  const target: Target = (orders) => {
    const named: DatabaseTarget = url ? databaseTarget(url) : sqliteIn(folder)(orders);
    return named.engine === 'postgres' ? { ...named, schema: `admin_${orders}` } : named;
  };
  const words = process.argv.slice(2).filter((word) => word !== 'short');
  try {
    process.stdout.write(`${machineLoad()}\n`);
    const figures = await allFigures(target, size.orders.large, words.join(' '));
    for (const figure of figures) process.stdout.write(`${figureLine(figure)}\n`);
    process.stdout.write(`${machineLoad()}; ${figures.filter(isMissed).length} budgets missed\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
