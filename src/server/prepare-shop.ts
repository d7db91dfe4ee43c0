import type { Config } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { endLeases } from './platform/jobs/job-store.ts';
import type { Log } from './platform/logging/log.ts';
import {
  refuseEmptyDatabase,
  refuseMissingFile,
  type ShopFiles,
} from './platform/lost-database.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { lockForWorkers, lockShop } from './platform/shop-lock.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { describeTarget } from './platform/storage/storage-target.ts';
import type { WorkerChannel } from './platform/workers/worker-channel.ts';
import { migrations } from './schema/migrations.ts';
import { saveSetting } from './settings/save-setting.ts';

export interface PreparedShop {
  database: Database;
  storage: Storage;
  metrics: Metrics;
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
  { serves, supervisor = null }: { serves: boolean; supervisor?: WorkerChannel | null },
): Promise<PreparedShop> {
  // What this process writes from here on is for its user alone.
  process.umask(0o077);
  const { isPrivate } = prepareDataFolder(config.dataDir);
  if (!isPrivate) log.warn('data-folder-readable-by-others', { folder: config.dataDir });
  if (supervisor) await lockForWorkers(config.database, supervisor);
  const unlock = serves && !supervisor ? lockShop(config.database) : () => undefined;
  try {
    const metrics = createMetrics(supervisor?.number);
    const storage = await openStorage(config.storage);
    const files = { storage, place: describeTarget(config.storage) };
    const { database, isNew } = await openNewest(config, files, log, metrics, supervisor);
    // The lock says that no other process serves the shop.
    if (serves && !supervisor && database.engine === 'sqlite') await endLeases(database.db);
    const close = async () => {
      await database.close();
      unlock();
    };
    return { database, storage, metrics, isNew, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openNewest(
  config: Config,
  files: ShopFiles,
  log: Log,
  metrics: Metrics,
  supervisor: WorkerChannel | null,
): Promise<Pick<PreparedShop, 'database' | 'isNew'>> {
  await refuseMissingFile(config.database, files);
  const database = await openDatabase(config.database, {
    onQuery: (milliseconds, result) => metrics.queryDone(milliseconds / 1000, result),
    onBackgroundError: (error) => log.bug(error, { task: 'database' }),
    workers: supervisor ?? undefined,
  });
  try {
    await refuseEmptyDatabase(database, files);
    const ran = await migrate(database, migrations);
    if (ran.length > 0) log.info('migrated', { migrations: ran });
    return { database, isNew: ran.length === migrations.length };
  } catch (error) {
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
