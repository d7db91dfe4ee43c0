import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { databaseTarget } from '#server/platform/database/target.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { createDatabase } from '../../tests/support/postgres-cluster.mjs';
import { treeCpuMs } from '../load/process-tree.ts';

// Demo shops that are equal but for the number of their workers: one is filled, the others are copies of it.

/** A server of PostgreSQL that was started for the bench. */
export interface PostgresServer {
  bin: string;
  url: string;
  pid: number;
}

export interface ShopData {
  /** Of files; on SQLite with the database. */
  folder: string;
  /** Undefined on SQLite. */
  url: string | undefined;
}

export interface WorkerShop {
  workers: number;
  port: number;
  address: string;
  database: Database;
  /** Of supervisor and workers together. */
  cpuMs(): number;
  /** The end of what it has written, warnings and errors. */
  log(): string;
  stop(): Promise<void>;
}

export async function fillShop(
  folder: string,
  postgres: PostgresServer | undefined,
): Promise<ShopData> {
  const data: ShopData = {
    folder: join(folder, postgres ? 'postgres' : 'sqlite'),
    url: postgres && (await createDatabase(postgres.bin, postgres.url, 'workers')),
  };
  const shop = await startWorkers(data, 1, {});
  const { db } = shop.database;
  const now = Date.now();
  // The limits are meant for people; all requests of the load come from one address.
  for (const name of ['orders.limitPerSession', 'orders.limitPerEmail'] as const) {
    await saveSetting(db, name, 0, now);
  }
  await saveSetting(db, 'orders.limitPerAddress', 0, now);
  await saveSetting(db, 'api.anonymousReadsPerMinute', 0, now);
  await shop.stop();
  return data;
}

export async function copyShop(
  { folder, url }: ShopData,
  name: string,
  postgres: PostgresServer | undefined,
): Promise<ShopData> {
  const copy = `${folder}-${name}`;
  cpSync(folder, copy, { recursive: true });
  if (!postgres || !url) return { folder: copy, url: undefined };
  return {
    folder: copy,
    url: await createDatabase(postgres.bin, postgres.url, `workers_${name}`, 'workers'),
  };
}

/** As `npm start` runs it, but for the log, which has warnings only. */
export async function startWorkers(
  { folder, url }: ShopData,
  workers: number,
  env: Record<string, string>,
): Promise<WorkerShop> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO_WARM_IMAGES: '0',
      LOG_LEVEL: 'warn',
      WORKERS: String(workers),
      ...(url !== undefined && { DATABASE_URL: url }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log = await opened(child);
  const target = url === undefined ? `sqlite:${join(folder, 'shop.db')}` : url;
  const database = await openDatabase(databaseTarget(target));
  return {
    workers,
    port,
    address: `http://127.0.0.1:${port}`,
    database,
    cpuMs: () => treeCpuMs(child.pid ?? 0),
    log,
    async stop() {
      await database.close();
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

const MAX_LOG = 4000;

/** Resolves with what reads the end of its output. */
function opened(child: ChildProcess): Promise<() => string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-MAX_LOG);
      if (output.includes('Vitrine is open')) resolve(() => output);
    });
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}\n${output}`)));
    child.once('error', reject);
  });
}
