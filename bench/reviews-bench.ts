import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY_REVIEW, REVIEW_SORTS, type ReviewFilter } from '#rules/reviews/review-filter.ts';
import { countFor, filterCounts } from '#rules/reviews/tally.ts';
import { catalogContext } from '#server/catalog/testing/test-shop.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { newestReviews } from '#server/reviews/reading/newest-reviews.ts';
import { readTally } from '#server/reviews/reading/read-tally.ts';
import { reviewSection } from '#server/reviews/reading/review-section.ts';
import { reviewWidget } from '#server/reviews/reading/review-widget.ts';
import { migrations } from '#server/schema/migrations.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { readWidget } from '#wire/review-widget.ts';
import { generateReviews, REVIEWED_AT } from './generate-reviews.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { against, size } from './size.ts';
import { taskTime } from './task-time.ts';

// How long reviews take to answer, at 1,000 and at 1,000,000 of them, of which 1,000 and 100,000 are
// on the requested product. By itself it prints a table: node bench/reviews-bench.ts [count …];
// DATABASE_URL may name a PostgreSQL database, which should be empty.

type Task = (ctx: ShopContext, product: number) => Promise<unknown>;
const section = (parts: Partial<ReviewFilter>): Task => {
  return (ctx, product) => reviewSection(ctx, product, { ...ANY_REVIEW, ...parts });
};
const widget = (parts: Partial<ReviewFilter>): Task => {
  return (ctx) => reviewWidget(ctx, readWidget({ per_page: 12 }), { ...ANY_REVIEW, ...parts });
};
const LAST = 1_000_000;

function halfWay(parts: Partial<ReviewFilter>): Task {
  return async (ctx, product) => {
    const filter = { ...ANY_REVIEW, ...parts };
    const total = countFor(await readTally(ctx.db, [product]), filter);
    const page = Math.ceil(total / ctx.settings['reviews.perPage'] / 2);
    return reviewSection(ctx, product, { ...filter, page });
  };
}

const FILTERS: Record<string, Partial<ReviewFilter>> = {
  all: {},
  'five stars': { stars: 5 },
  'one star': { stars: 1 },
  verified: { verified: true },
  'with picture': { image: true },
  'verified with picture': { verified: true, image: true },
  'one star, verified, picture': { stars: 1, verified: true, image: true },
};

const sorts = REVIEW_SORTS.flatMap((sort): [string, Task][] => [
  [`all, ${sort}`, section({ sort })],
  [`verified, ${sort}`, section({ sort, verified: true })],
  [`all, ${sort}, page 4`, section({ sort, page: 4 })],
  [`all, ${sort}, last page`, section({ sort, page: LAST })],
]);

export const TASKS: Record<string, Task> = {
  counts: async ({ db }, product) => filterCounts(await readTally(db, [product]), ANY_REVIEW),
  'newest five': (ctx, product) => newestReviews(ctx, product, 5),
  ...Object.fromEntries(
    Object.entries(FILTERS).flatMap(([name, filter]): [string, Task][] => [
      [`${name}, first page`, section(filter)],
      [`${name}, last page`, section({ ...filter, page: LAST })],
    ]),
  ),
  ...Object.fromEntries(sorts),
  'all, half way': halfWay({}),
  'highest, half way': halfWay({ sort: 'highest' }),
  'verified with picture, half way': halfWay({ verified: true, image: true }),
  'whole shop, newest': widget({}),
  'whole shop, helpful': widget({ sort: 'helpful' }),
  'whole shop, verified with picture': widget({ verified: true, image: true }),
  'whole shop, last page': widget({ page: LAST }),
};

const RUNS = size.repeat(41);
const WARM_UP = size.repeat(3);

/** Median milliseconds of each task; the tasks take turns, so that a busy moment hits all of them. */
async function medians(
  engine: 'sqlite' | 'postgres',
  ctx: ShopContext,
  product: number,
  names: readonly string[],
): Promise<Map<string, number>> {
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let run = -WARM_UP; run < RUNS; run += 1) {
    for (const name of names) {
      const time = await taskTime(engine, async () => TASKS[name]?.(ctx, product));
      if (run >= 0) times.get(name)?.push(time);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

async function measure(target: DatabaseTarget, count: number, names: readonly string[]) {
  const database = await openDatabase(target);
  try {
    await migrate(database, migrations);
    const { popular } = await generateReviews(database, count, Math.max(1000, count / 10));
    const ctx = catalogContext(database.db, {}, REVIEWED_AT);
    return await medians(database.engine, ctx, popular, names);
  } finally {
    await database.close();
  }
}

const names = Object.keys(TASKS);

/** A thousand times the reviews may take twice as long, with any filter and any order. */
export async function reviewFigures(folder: string): Promise<Figure[]> {
  const at = async (count: number) =>
    measure({ engine: 'sqlite', file: join(folder, `reviews-${count}.db`) }, count, names);
  const few = await at(size.reviews.small);
  const many = await at(size.reviews.large);
  const ratios = names.map((name) => ({
    name,
    ratio: (many.get(name) ?? 0) / Math.max(few.get(name) ?? 0, 0.01),
  }));
  const worst = ratios.sort((a, b) => b.ratio - a.ratio)[0] ?? { name: '', ratio: 0 };
  return [
    {
      what: `reviews, ${against(size.reviews)}`,
      measured: worst.ratio,
      unit: 'x',
      budget: { atMost: 2 },
      note: `the slowest of ${names.length}: ${worst.name}, ${(many.get(worst.name) ?? 0).toFixed(2)} ms`,
    },
  ];
}

if (import.meta.main) {
  const counts = process.argv.slice(2).map(Number);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-reviews-'));
  const columns: Map<string, number>[] = [];
  for (const count of counts.length > 0 ? counts : [1000, 1_000_000]) {
    const url = process.env.DATABASE_URL;
    const file = join(folder, `${count}.db`);
    const target: DatabaseTarget = url ? databaseTarget(url) : { engine: 'sqlite', file };
    const schema = target.engine === 'postgres' ? { ...target, schema: `bench_${count}` } : target;
    const start = performance.now();
    columns.push(await measure(schema, count, names));
    process.stderr.write(
      `${count} reviews: ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
    );
  }
  for (const name of names) {
    const cells = columns.map((times) => `${(times.get(name) ?? 0).toFixed(2)} ms`.padStart(12));
    const [first, last] = [columns[0]?.get(name) ?? 0, columns.at(-1)?.get(name) ?? 0];
    process.stdout.write(
      `${name.padEnd(42)}${cells.join('')}${(last / first).toFixed(2).padStart(8)}\n`,
    );
  }
  await rm(folder, { recursive: true, force: true });
}
