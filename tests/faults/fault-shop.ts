import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementAt } from '#rules/lists/element-at.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { databaseTarget } from '#server/platform/database/target.ts';
import { migrations } from '#server/schema/migrations.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import {
  type RunningShop,
  runShop,
  runSupervised,
  type SupervisedShop,
} from '../process/run-shop.ts';
import { freePort } from '../support/free-port.ts';

/** A shop with one product and one coupon, run as real processes that can be killed. */
export interface FaultShop {
  product: number;
  /** One for each process. */
  addresses: string[];
  /** A connection to the database, beside the processes. */
  look<T>(ask: (database: Database) => Promise<T>): Promise<T>;
  dataDirs: string[];
  start(): Promise<void>;
  /** SIGKILL: no request is finished and nothing is logged. */
  kill(): Promise<void>;
  /** The same for one of several processes, which is started again; resolves once it is open. */
  replace(at: number): Promise<Death>;
  close(): Promise<void>;
}

/** When a process was killed, and when that was noticed, by `performance.now()`. */
export interface Death {
  readonly from: number;
  readonly to: number;
}

export interface FaultShopChoices {
  stock: number;
  couponUses?: number;
  /** PostgreSQL; without it a SQLite file. */
  url?: string;
  processes?: number;
  /** One process under the supervisor, which starts it again after a kill. */
  supervised?: boolean;
  /** Further variables of the environment, of all processes or of one. */
  env?: Record<string, string>;
  envAt?: (at: number) => Record<string, string>;
}

/** Processes with a data folder each share no key file. */
export const SHARED_KEY = 'for faults only: the same in every process';

export async function openFaultShop(choices: FaultShopChoices): Promise<FaultShop> {
  const { stock, couponUses, url, processes = 1, supervised = false, env = {}, envAt } = choices;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
  const dataDirs = Array.from({ length: processes }, (_, at) => join(folder, `data-${at}`));
  const target =
    url === undefined
      ? ({ engine: 'sqlite', file: join(dataDirs[0] ?? folder, 'shop.db') } as const)
      : databaseTarget(url);
  const look: FaultShop['look'] = async (ask) => {
    const database = await openDatabase(target);
    try {
      return await ask(database);
    } finally {
      await database.close();
    }
  };
  const product = await look((database) => fillFaultShop(database, stock, couponUses));
  const ports: number[] = [];
  for (let each = 0; each < processes; each += 1) ports.push(await freePort());
  const environments = ports.map((port, at) => ({
    PORT: String(port),
    DATA_DIR: dataDirs[at] ?? '',
    LOG_LEVEL: 'warn',
    ...(url !== undefined && { DATABASE_URL: url, SECRET_KEY: SHARED_KEY }),
    ...env,
    ...envAt?.(at),
  }));
  const { stop, ...runner } = supervised
    ? runUnderSupervisor(environments[0] ?? {})
    : runProcesses(environments);
  return {
    product,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    look,
    dataDirs,
    ...runner,
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Environment = Record<string, string>;
type Runner = Pick<FaultShop, 'start' | 'kill' | 'replace'> & { stop(): Promise<void> };

function runProcesses(environments: readonly Environment[]): Runner {
  let running: RunningShop[] = [];
  async function end(signal: NodeJS.Signals): Promise<void> {
    for (const shop of running) shop.process.kill(signal);
    await Promise.all(running.map((shop) => shop.ended));
    running = [];
  }
  return {
    async start() {
      running = environments.map(runShop);
      await Promise.all(running.map((shop) => shop.prints('Vitrine is open')));
    },
    kill: () => end('SIGKILL'),
    async replace(at) {
      const shop = elementAt(running, at);
      const from = performance.now();
      shop.process.kill('SIGKILL');
      await shop.ended;
      const to = performance.now();
      const next = runShop(elementAt(environments, at));
      running = running.with(at, next);
      await next.prints('Vitrine is open');
      return { from, to };
    },
    stop: () => end('SIGTERM'),
  };
}

/**
 * The server, or of several workers the newest, is killed; the supervisor starts it again by itself, which
 * `start` waits for.
 */
function runUnderSupervisor(environment: Environment): Runner {
  const others = Number(environment.WORKERS ?? 1) - 1;
  const line = others === 0 ? 'Vitrine is open' : '"event":"worker-open"';
  let shop: SupervisedShop | undefined;
  let starts = 0;
  return {
    async start() {
      shop ??= runSupervised(environment);
      starts += 1;
      await shop.prints(line, others + starts);
    },
    async kill() {
      if (shop) process.kill(shop.server(), 'SIGKILL');
    },
    async replace() {
      throw new Error('the supervisor starts its server again by itself');
    },
    async stop() {
      shop?.process.kill('SIGTERM');
      await shop?.ended;
    },
  };
}

/** One product, of so many pieces, that can be shipped everywhere. */
export async function fillFaultShop(
  database: Database,
  stockQuantity: number,
  couponUses?: number,
): Promise<number> {
  await migrate(database, migrations);
  const { db } = database;
  const now = Date.now();
  // All its shoppers come from one address.
  await saveSetting(db, 'orders.limitPerAddress', 0, now);
  // All come from one address, and many of them fail on purpose.
  await saveSetting(db, 'orders.slowFailures', false, now);
  await saveShippingZone(db, {
    id: 0,
    name: 'Everywhere',
    position: 1,
    methods: [{ kind: 'flat_rate', title: 'Post', cost: '5' }],
  });
  if (couponUses !== undefined) {
    const conditions = { usageLimit: { count: couponUses } };
    const coupon = { code: 'CROWD', kind: 'percent', amount: 1000, conditions } as const;
    const saved = await saveCoupon(db, coupon, now);
    if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  }
  return saveProduct(
    db,
    { slug: 'piece', name: 'Piece', regularPrice: 1000, manageStock: true, stockQuantity },
    now,
  );
}
