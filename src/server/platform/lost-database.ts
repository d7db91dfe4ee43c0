import { statSync } from 'node:fs';
import type { Database } from './database/database.ts';
import { hasTable } from './database/has-table.ts';
import type { DatabaseTarget } from './database/target.ts';
import { StartProblem } from './start-problem.ts';
import type { Storage } from './storage/storage.ts';

// Files of a shop without its database mean that the database was lost, moved, or that another one is
// named. Starting would fill a new one with the demo shop and hide that.

export interface ShopFiles {
  readonly storage: Pick<Storage, 'list'>;
  /** The folder or the bucket, for people. */
  readonly place: string;
}

/** Before the database is opened, which would create it. */
export async function refuseMissingFile(target: DatabaseTarget, files: ShopFiles): Promise<void> {
  if (target.engine === 'postgres' || getSize(target.file) > 0) return;
  if (await holdsFiles(files)) throw lost(`The database ${target.file} is missing`, files);
}

/** Before migrations: a database without tables beside the files of a shop. */
export async function refuseEmptyDatabase(database: Database, files: ShopFiles): Promise<void> {
  // In this order: another process may be opening the same new shop, its tables first.
  if (!(await holdsFiles(files)) || (await hasTable(database.db, 'settings', database.schema)))
    return;
  throw lost('The database is empty', files);
}

function lost(what: string, { place }: ShopFiles): StartProblem {
  return new StartProblem(
    `${what}, but ${place} holds files of a shop: restore the database from a backup or correct DATABASE_URL, or move those files away to begin a new shop.`,
  );
}

function getSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function holdsFiles({ storage }: ShopFiles): Promise<boolean> {
  for await (const _ of storage.list()) return true;
  return false;
}
