import { availableParallelism } from 'node:os';
import { findPostgres, startPostgres } from '../../tests/support/postgres-cluster.mjs';
import type { Generator } from '../load/load.ts';
import { startGenerator } from '../load/load.ts';
import { machineCpuMs } from '../load/machine-load.ts';
import { median } from '../load/median.ts';
import { treeCpuMs } from '../load/process-tree.ts';
import type { Figure } from '../report.ts';
import type { Cost } from '../scale/costs.ts';
import { size } from '../size.ts';
import { rateAlone } from './worker-rate.ts';
import {
  copyShop,
  fillShop,
  type PostgresServer,
  type ShopData,
  startWorkers,
  type WorkerShop,
} from './worker-shops.ts';
import { additions, cachedPages, orders, pagesAnew, type Work } from './worker-works.ts';

// What a second and a fourth worker bring. Shops of one, two and four workers run beside each other and are
// loaded in turns; the median round of each counts. Pages are compared as if the load generator and the
// database ran elsewhere (worker-rate.ts), carts and orders by the clock.

const COUNTS = [1, 2, 4] as const;
type Count = (typeof COUNTS)[number];
const ENGINES = ['SQLite', 'PostgreSQL'] as const;
type Engine = (typeof ENGINES)[number];

interface Subject {
  what: Cost['what'];
  /** Of two workers, as a multiple of one. */
  atLeast: number;
  compared: 'alone' | 'by the clock';
  prepare(shop: WorkerShop): Promise<Work>;
}

const CACHED: readonly Subject[] = [
  { what: 'cached page', atLeast: 1.8, compared: 'alone', prepare: cachedPages },
];
const UNCACHED: readonly Subject[] = [
  { what: 'page rendered anew', atLeast: 1.8, compared: 'alone', prepare: pagesAnew },
  { what: 'add to cart', atLeast: 1, compared: 'by the clock', prepare: additions },
  { what: 'order', atLeast: 1, compared: 'by the clock', prepare: orders },
];

interface Round {
  /** By the clock, and with generator and database elsewhere. */
  perSecond: number;
  alone: number;
  /** Processor time of a request: of workers with their supervisor, and of the database. */
  workerMs: number;
  databaseMs: number;
  /** As numbers of cores. */
  generatorCores: number;
  databaseCores: number;
  otherCores: number;
}

/** Each figure is reported when it is known: a run takes minutes. */
export async function workerCosts(
  folder: string,
  report: (figures: readonly Figure[]) => void,
): Promise<Cost[]> {
  if (process.platform !== 'linux') throw new Error('The part workers measures on Linux only.');
  const costs: Cost[] = [];
  const generator = startGenerator(undefined);
  try {
    for (const engine of ENGINES) {
      if (engine === 'PostgreSQL' && !findPostgres()) {
        process.stdout.write(
          'workers on PostgreSQL: left out, no server programs on this machine\n',
        );
        continue;
      }
      await withDatabase(engine, (postgres) =>
        measureEngine({ folder, engine, generator, postgres }, ({ figure, cost }) => {
          report([figure]);
          costs.push(cost);
        }),
      );
    }
  } finally {
    await generator.stop();
  }
  return costs;
}

async function withDatabase<Result>(
  engine: Engine,
  measure: (postgres: PostgresServer | undefined) => Promise<Result>,
): Promise<Result> {
  if (engine === 'SQLite') return measure(undefined);
  const bin = findPostgres();
  if (!bin) throw new Error('The part workers needs the server programs of PostgreSQL.');
  const { url, pid, stop } = await startPostgres(bin);
  try {
    return await measure({ bin, url, pid });
  } finally {
    await stop();
  }
}

interface Machine {
  folder: string;
  engine: Engine;
  generator: Generator;
  postgres: PostgresServer | undefined;
}

type Measured = { figure: Figure; cost: Cost };

type Take = (measured: Measured) => void;

async function measureEngine(machine: Machine, take: Take): Promise<void> {
  const { folder, postgres } = machine;
  const first = await fillShop(folder, postgres);
  const data: ShopData[] = [];
  for (const count of COUNTS) data.push(await copyShop(first, String(count), postgres));
  await measureShops(machine, data, { env: {}, subjects: CACHED, take });
  await measureShops(machine, data, { env: { PAGE_CACHE_MB: '0' }, subjects: UNCACHED, take });
}

interface Part {
  env: Record<string, string>;
  subjects: readonly Subject[];
  take: Take;
}

async function measureShops(
  machine: Machine,
  data: readonly ShopData[],
  { env, subjects, take }: Part,
): Promise<void> {
  const shops: WorkerShop[] = [];
  try {
    for (const [at, each] of data.entries()) {
      shops.push(await startWorkers(each, COUNTS[at] ?? 1, env));
    }
    for (const subject of subjects) take(await measure(machine, shops, subject));
  } catch (error) {
    // What the shops have logged says why a request failed.
    const logs = shops.map(({ log }) => log()).join('');
    throw new Error(`${error instanceof Error ? error.message : error}\n${logs}`);
  } finally {
    await Promise.all(shops.map(({ stop }) => stop()));
  }
}

async function measure(
  machine: Machine,
  shops: readonly WorkerShop[],
  subject: Subject,
): Promise<Measured> {
  const works: { shop: WorkerShop; work: Work; rounds: Round[] }[] = [];
  for (const shop of shops) {
    const work = await subject.prepare(shop);
    await work.warmUp((load) => machine.generator.run({ ...load, port: shop.port }));
    await work.settle?.();
    works.push({ shop, work, rounds: [] });
  }
  for (let at = 0; at < size.workers.rounds; at += 1) {
    for (const { shop, work, rounds } of works) {
      rounds.push(await measureRound(machine, shop, work, at));
    }
  }
  const middle = (count: Count): Round => {
    const rounds = works.find(({ shop }) => shop.workers === count)?.rounds ?? [];
    const of = (value: keyof Round) => median(rounds.map((round) => round[value]));
    return {
      perSecond: of('perSecond'),
      alone: of('alone'),
      workerMs: of('workerMs'),
      databaseMs: of('databaseMs'),
      generatorCores: of('generatorCores'),
      databaseCores: of('databaseCores'),
      otherCores: of('otherCores'),
    };
  };
  return toResult(machine.engine, subject, [middle(1), middle(2), middle(4)]);
}

/** Processor time of emails that are written after the last response counts as that of the orders. */
async function measureRound(
  { generator, postgres }: Machine,
  shop: WorkerShop,
  work: Work,
  at: number,
): Promise<Round> {
  const database = () => (postgres ? treeCpuMs(postgres.pid) : 0);
  const read = () => ({ machine: machineCpuMs(), workers: shop.cpuMs(), database: database() });
  const before = read();
  const bench = process.cpuUsage();
  const { requests, wallMs, cpuMs } = await generator.run({ ...work.round(at), port: shop.port });
  const loaded = read();
  const benchUsed = process.cpuUsage(bench);
  await work.settle?.();
  const settled = read();
  const workerCores = (loaded.workers - before.workers) / wallMs;
  const databaseCores = (loaded.database - before.database) / wallMs;
  const generatorCores = cpuMs / wallMs;
  const allCores = (loaded.machine - before.machine) / wallMs;
  const benchCores = (benchUsed.user + benchUsed.system) / 1000 / wallMs;
  const perSecond = (requests / wallMs) * 1000;
  const rate = { perSecond, workers: shop.workers, cores: availableParallelism(), workerCores };
  return {
    perSecond,
    alone: rateAlone({ ...rate, helperCores: generatorCores + databaseCores }),
    workerMs: (settled.workers - before.workers) / requests,
    databaseMs: (settled.database - before.database) / requests,
    generatorCores,
    databaseCores,
    otherCores: Math.max(0, allCores - workerCores - databaseCores - generatorCores - benchCores),
  };
}

function toResult(
  engine: Engine,
  { what, atLeast, compared }: Subject,
  [one, two, four]: readonly [Round, Round, Round],
): Measured {
  const rate = (round: Round) => (compared === 'alone' ? round.alone : round.perSecond);
  const times = (round: Round) => rate(round) / rate(one);
  const all = [one, two, four];
  const list = (value: (round: Round) => string) => all.map(value).join(', ');
  const notes = [
    compared === 'alone' ? 'as with generator and database elsewhere' : 'by the clock',
    `with 4 ${times(four).toFixed(2)}`,
    `of 1, 2 and 4: ${list(({ perSecond }) => perSecond.toFixed(0))} a second by the clock`,
    `${list(({ workerMs }) => workerMs.toFixed(3))} ms of the workers for each`,
    ...(engine === 'SQLite'
      ? []
      : [`${list(({ databaseMs }) => databaseMs.toFixed(3))} ms of the database`]),
    `generator on ${list(({ generatorCores }) => generatorCores.toFixed(2))} cores`,
    `other programs on ${Math.max(...all.map(({ otherCores }) => otherCores)).toFixed(1)} cores`,
  ];
  return {
    figure: {
      what: `2 workers against 1, ${what}, ${engine}`,
      measured: times(two),
      unit: 'x',
      budget: { atLeast },
      note: notes.join('; '),
    },
    cost: {
      engine,
      what,
      workerMs: one.workerMs,
      databaseMs: one.databaseMs,
    },
  };
}
