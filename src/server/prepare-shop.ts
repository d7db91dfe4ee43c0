import { join } from 'node:path';
import type { Config } from './platform/config.ts';
import { prepareDataFolder } from './platform/data-folder.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { migrations } from './platform/database/migrations/migrations.ts';
import { openDatabase } from './platform/database/open-database.ts';
import type { Log } from './platform/logging/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { diskStorage, type Storage } from './platform/storage/storage.ts';

export interface PreparedShop {
  database: Database;
  storage: Storage;
  metrics: Metrics;
}

/** The data folder, and the database at its newest form. */
export async function prepareShop(config: Config, log: Log): Promise<PreparedShop> {
  prepareDataFolder(config.dataDir);
  const metrics = createMetrics();
  const database = await openDatabase(config.database, {
    onQuery: (milliseconds, outcome) => metrics.queryDone(milliseconds / 1000, outcome),
    onBackgroundError: (error) => log.bug(error, { task: 'database' }),
  });
  const ran = await migrate(database, migrations);
  if (ran.length > 0) log.info('migrated', { migrations: ran });
  const storage = diskStorage(join(config.dataDir, 'media'));
  return { database, storage, metrics };
}

export async function isEmptyShop({ db }: Database): Promise<boolean> {
  return !(await db.selectFrom('products').select('id').limit(1).executeTakeFirst());
}
