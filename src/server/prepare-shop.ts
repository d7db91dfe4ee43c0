import type { Config } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { openReadReplica } from './platform/database/replica/open-read-replica.ts';
import type { Replica } from './platform/database/replica/replica.ts';
import { watchQueries } from './platform/database/watch-queries.ts';
import { endLeases } from './platform/jobs/job-store.ts';
import type { Log } from './platform/logging/log.ts';
import {
  refuseEmptyDatabase,
  refuseMissingFile,
  type ShopFiles,
} from './platform/lost-database.ts';
import type { Metrics } from './platform/metrics.ts';
import { lockForWorkers, lockShop } from './platform/shop-lock.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { describeTarget } from './platform/storage/storage-target.ts';
import { openTracer } from './platform/tracing/open-tracer.ts';
import type { Tracer } from './platform/tracing/tracer.ts';
import type { WorkerChannel } from './platform/workers/worker-channel.ts';
import { migrations } from './schema/migrations.ts';
import { saveSetting } from './settings/save-setting.ts';

export interface PreparedShop {
  database: Database;
  /** Null without DATABASE_READ_URL, and for a program that does not serve the shop. */
  replica: Replica | null;
  storage: Storage;
  tracer: Tracer;
  /** The database was made by this start. */
  isNew: boolean;
  /** The database, and with it the right to serve this shop. */
  close(): Promise<void>;
}

/**
 * The data folder, and the database at its newest form. A program that serves the shop holds its lock;
 * one that works beside it, such as filling it, does not.
 */
export async function prepareShop(
  config: Config,
  log: Log,
  {
    serves,
    metrics,
    supervisor = null,
  }: { serves: boolean; metrics: Metrics; supervisor?: WorkerChannel | null },
): Promise<PreparedShop> {
  // What this process writes from here on is for its user alone.
  process.umask(0o077);
  const { isPrivate } = prepareDataFolder(config.dataDir);
  if (!isPrivate) log.warn('data-folder-readable-by-others', { folder: config.dataDir });
  if (supervisor) await lockForWorkers(config.database, supervisor);
  const unlock = serves && !supervisor ? lockShop(config.database) : () => undefined;
  try {
    const tracer = await openTracer(serves ? config.tracing : undefined, log, supervisor?.number);
    const storage = await openStorage(config.storage);
    const files = { storage, place: describeTarget(config.storage) };
    const watch = { log, metrics, tracer };
    const { database, replica, isNew } = await openNewest(config, files, watch, {
      serves,
      supervisor,
    });
    // The lock says that no other process serves the shop.
    if (serves && !supervisor && database.engine === 'sqlite') await endLeases(database.db);
    const close = async () => {
      await replica?.close();
      await database.close();
      unlock();
      await tracer.close();
    };
    return { database, replica, storage, tracer, isNew, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

interface Watch {
  log: Log;
  metrics: Metrics;
  tracer: Tracer;
}

const onQuery = (config: Config, watch: Watch) =>
  watchQueries({ ...watch, slowQueryMs: config.slowQueryMs });

async function openConfiguredReplica(
  config: Config,
  database: Database,
  watch: Watch,
): Promise<Replica | null> {
  if (!config.readDatabase) return null;
  return openReadReplica(database, config.readDatabase, {
    onQuery: onQuery(config, watch),
    count: watch.metrics.replicaRead,
    report: (event, fields) =>
      watch.log[event === 'replica-away' ? 'error' : 'info'](event, fields),
  });
}

async function openNewest(
  config: Config,
  files: ShopFiles,
  watch: Watch,
  { serves, supervisor }: { serves: boolean; supervisor: WorkerChannel | null },
): Promise<Pick<PreparedShop, 'database' | 'replica' | 'isNew'>> {
  await refuseMissingFile(config.database, files);
  const database = await openDatabase(config.database, {
    onQuery: onQuery(config, watch),
    onBackgroundError: (error) => watch.log.bug(error, { task: 'database' }),
    workers: supervisor ?? undefined,
  });
  let replica: Replica | null = null;
  try {
    await refuseEmptyDatabase(database, files);
    if (serves) replica = await openConfiguredReplica(config, database, watch);
    const ran = await migrate(database, migrations, {
      onNewer: (names) => watch.log.warn('database-newer', { migrations: names }),
    });
    if (ran.length > 0) watch.log.info('migrated', { migrations: ran });
    replica?.notePurge();
    return { database, replica, isNew: ran.length === migrations.length };
  } catch (error) {
    await replica?.close();
    await database.close();
    throw error;
  }
}

/**
 * A new shop of one's own has no name, goods or prices yet: it is closed until its owner opens it. What is
 * stored stays, so that a shop that was opened is not closed by another start.
 */
export async function closeNewShop(
  { database, isNew }: Pick<PreparedShop, 'database' | 'isNew'>,
  now: number,
): Promise<void> {
  if (isNew) await saveSetting(database.db, 'comingSoon.closed', true, now);
}

export async function isEmptyShop({ db }: Database): Promise<boolean> {
  return !(await db.selectFrom('products').select('id').limit(1).executeTakeFirst());
}
