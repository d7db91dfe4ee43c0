import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { money } from '#rules/money/money.ts';
import { suggestionsFor } from '#server/api/generic/search-suggestions.ts';
import { listProducts } from '#server/catalog/listing/list-products.ts';
import { listingFacets } from '#server/catalog/listing/listing-facets.ts';
import { catalogContext, everything } from '#server/catalog/testing/test-shop.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type DatabaseTarget, databaseTarget } from '#server/platform/database/target.ts';
import { migrations } from '#server/schema/migrations.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';
import { GENERATED_AT, generateCatalog } from './generate-catalog.ts';
import { median } from './load/median.ts';
import type { Figure } from './report.ts';
import { against, size, thousands } from './size.ts';
import { taskTime } from './task-time.ts';

// How long the catalogue takes to answer, at 1,000 and at 100,000 products.
// By itself it prints a table: node bench/catalog-bench.ts [count …]; DATABASE_URL may name a
// PostgreSQL database, which should be empty.

type Task = (ctx: ShopContext) => Promise<unknown>;
const list = (changes: Partial<ListingQuery>): Task => {
  return (ctx) => listProducts(ctx, everything(changes));
};
const count = (changes: Partial<ListingQuery>): Task => {
  return (ctx) => listingFacets(ctx, everything(changes));
};
const filters = { attributes: { color: ['sand', 'moss'] }, inStock: true };
const range = { minPrice: money(2000), maxPrice: money(15_000) };

/** What the page of a listing asks for: its products and the counts beside them. */
const page = (changes: Partial<ListingQuery>): Task => {
  const query = everything(changes);
  return (ctx) => Promise.all([listProducts(ctx, query), listingFacets(ctx, query)]);
};

export const TASKS: Record<string, Task> = {
  'listing, our selection': list({}),
  'listing, by price': list({ sort: 'price' }),
  'listing, category by rating': list({ sort: 'rating', category: 'kitchen' }),
  'listing, filtered': list({ ...filters, sort: 'popularity' }),
  'listing, filtered, last page': list({ ...filters, sort: 'date', page: 1_000_000 }),
  'listing page, three filters': page({ ...filters, ...range, sort: 'price' }),
  'listing, half way': list({ sort: 'date', page: 4000 }),
  'listing, price range by price': list({ ...range, sort: 'price' }),
  'facets, whole shop': count({}),
  'facets, filtered': count({ ...filters, ...range, ratings: [4, 5] }),
  'facets, category': count({ category: 'kitchen', ...filters }),
  'suggestion, three letters': (ctx) => suggestionsFor(ctx, 'oak'),
  'suggestion, one word': (ctx) => suggestionsFor(ctx, 'stoneware'),
  'suggestion, two words': (ctx) => suggestionsFor(ctx, 'linen thr'),
  'suggestion, misspelt': (ctx) => suggestionsFor(ctx, 'stonware'),
  'suggestion, nothing found': (ctx) => suggestionsFor(ctx, 'zzzqx'),
  'suggestion, in a category': (ctx) => suggestionsFor(ctx, 'linen', 'kitchen'),
  // The beginning of one, which more products have than are counted, in a shop of either size.
  'suggestion, article number': (ctx) => suggestionsFor(ctx, 'SKU-777'),
  'search page, one word': list({ search: 'walnut' }),
  'search page, by price': list({ search: 'walnut', sort: 'price' }),
  'search page, two words': list({ search: 'walnut bowl' }),
  'search facets, one word': count({ search: 'walnut' }),
};

const RUNS = size.repeat(25);
const WARM_UP = size.repeat(3);

/** Median milliseconds of a task; its first runs, which fill caches, are left out. */
async function medianTime(database: Database, task: Task): Promise<number> {
  const ctx = catalogContext(database.db, {}, GENERATED_AT);
  for (let run = 0; run < WARM_UP; run += 1) await task(ctx);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await taskTime(database.engine, () => task(ctx)));
  }
  return median(times);
}

async function openShop(target: DatabaseTarget, products: number): Promise<Database> {
  const database = await openDatabase(target);
  await migrate(database, migrations);
  await generateCatalog(database, products);
  return database;
}

async function measure(target: DatabaseTarget, products: number, names: readonly string[]) {
  const database = await openShop(target, products);
  const times = new Map<string, number>();
  for (const name of names) {
    const task = TASKS[name];
    if (task) times.set(name, await medianTime(database, task));
  }
  await database.close();
  return times;
}

/**
 * A suggestion, and a listing with three filters, may take three times as long in a shop a hundred
 * times the size; a suggestion 30 ms at most.
 */
export async function catalogFigures(folder: string): Promise<Figure[]> {
  const suggestions = Object.keys(TASKS).filter((name) => name.startsWith('suggestion'));
  const filtered = 'listing page, three filters';
  const names = [...suggestions, filtered, 'listing, by price', 'facets, filtered'];
  const { products } = size;
  const small = await measure(fileTarget(folder, products.small), products.small, names);
  const large = await measure(fileTarget(folder, products.large), products.large, names);
  const both = (name: string) => [small.get(name) ?? 0, large.get(name) ?? 0] as const;
  const growth = [...suggestions, filtered].map((name) => {
    const [before, after] = both(name);
    return { what: `${name}: ${against(products)} products`, measured: after / before };
  });
  return [
    ...growth.map((figure) => ({ ...figure, unit: 'times', budget: { atMost: 3 } })),
    ...names
      .filter((name) => name !== filtered)
      .map((name) => ({
        what: `${name}, ${thousands(products.large)} products`,
        measured: both(name)[1],
        unit: 'ms',
        budget: { atMost: maxMilliseconds(name) },
      })),
  ];
}

function maxMilliseconds(name: string): number {
  if (name.startsWith('suggestion')) return 30;
  return name.startsWith('facets') ? 60 : 10;
}

function fileTarget(folder: string, products: number): DatabaseTarget {
  return { engine: 'sqlite', file: join(folder, `catalog-${products}.db`) };
}

async function printTable(counts: readonly number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-catalog-'));
  try {
    for (const products of counts) {
      const address = process.env.DATABASE_URL;
      const target = address ? databaseTarget(address) : fileTarget(folder, products);
      const start = performance.now();
      const database = await openShop(target, products);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`${products} products on ${database.engine}, written in ${seconds} s\n`);
      for (const [name, task] of Object.entries(TASKS)) {
        const time = await medianTime(database, task);
        process.stdout.write(`  ${name.padEnd(34)}${time.toFixed(2).padStart(8)} ms\n`);
      }
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const counts = process.argv.slice(2).map(Number);
  await printTable(counts.length > 0 ? counts : [1000, 100_000]);
}
