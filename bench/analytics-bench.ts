import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summarizeOrders } from '#server/analytics/summarize.ts';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { migrations } from '#server/schema/migrations.ts';
import { apiProgram } from './api-program.ts';
import { fillOrders } from './fill-orders.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { against, size } from './size.ts';
import { taskTime } from './task-time.ts';

// How long a manager waits for the figures of a year: a busy shop against a quiet one. All orders are
// in one year, and the summaries are up to date, as the job leaves them.
// By itself it prints the figures: node scripts/run.mjs bench/analytics-bench.ts [orders].

const RUNS = size.repeat(15);
const WARM_UP = size.repeat(5);
const SMALL = size.orders.small;
const YEAR_MS = 365 * 24 * 60 * 60_000;
const YEAR = 'after=2025-06-02&before=2026-06-01';
const VITRINE = '/wp-json/vitrine/v1/analytics';
const REPORTS = {
  'totals by month, compared': `${VITRINE}/totals?${YEAR}&interval=month&compare=previous_year`,
  'totals by day': `${VITRINE}/totals?${YEAR}&interval=day`,
  'table of products': `${VITRINE}/products?${YEAR}&per_page=20&compare=previous_year`,
  'table of customers': `${VITRINE}/customers?${YEAR}&per_page=20`,
  'customers/stats': `/wp-json/wc-analytics/reports/customers/stats?${YEAR}`,
  'revenue/stats': `/wp-json/wc-analytics/reports/revenue/stats?${YEAR}&interval=month&per_page=12`,
};
type Name = keyof typeof REPORTS;
const NAMES = Object.keys(REPORTS) as Name[];

interface Times {
  reports: Map<Name, number>;
  /** To count all orders for the first time. */
  fill: number;
}

async function reportTimes(folder: string, count: number): Promise<Times> {
  const file = join(folder, `analytics-${count}.db`);
  const database = await openDatabase({ engine: 'sqlite', file });
  const { db, engine } = database;
  try {
    await migrate(database, migrations);
    await fillOrders(database, count, YEAR_MS / count);
    const fill = await taskTime(engine, () => summarizeOrders(shopContext(db)));
    const ask = await apiProgram(database);
    const reports = new Map<Name, number>();
    for (const name of NAMES) {
      const task = async () => {
        const response = await ask('GET', REPORTS[name]);
        const body = await response.text();
        if (response.status !== 200 || body.length < 100) throw new Error(`no report: ${body}`);
      };
      for (let run = 0; run < WARM_UP; run += 1) await task();
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await taskTime(engine, task));
      reports.set(name, median(times));
    }
    return { reports, fill };
  } finally {
    await database.close();
  }
}

export async function analyticsFigures(
  folder: string,
  large = size.orders.large,
): Promise<Figure[]> {
  const small = await reportTimes(folder, SMALL);
  const grown = await reportTimes(folder, large);
  const shop = `a year of ${against({ small: SMALL, large })} orders`;
  return NAMES.map((name) => {
    const before = small.reports.get(name) ?? 0;
    const after = grown.reports.get(name) ?? 0;
    return {
      what: `Analytics, ${name}: ${shop}`,
      measured: after / before,
      unit: 'times',
      budget: { atMost: 5 },
      note: `${after.toFixed(1)} ms against ${before.toFixed(1)} ms; first count ${(grown.fill / 1000).toFixed(1)} s`,
    };
  });
}

if (import.meta.main) {
  const { figureLine } = await import('./report.ts');
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-analytics-'));
  try {
    for (const figure of await analyticsFigures(folder, Number(process.argv[2] ?? 100_000))) {
      process.stdout.write(`${figureLine(figure)}\n`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
