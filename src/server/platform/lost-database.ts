import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from './database/database.ts';
import { hasTable } from './database/has-table.ts';
import type { DatabaseTarget } from './database/target.ts';
import { StartProblem } from './start-problem.ts';

// Files of a shop without its database mean that the database was lost, moved, or that another one is
// named. Starting would fill a new one with the demo shop and hide that.

/** Before the database is opened, which would create it. */
export function refuseMissingFile(target: DatabaseTarget, media: string): void {
  if (target.engine === 'postgres' || getSize(target.file) > 0 || !holdsFiles(media)) return;
  throw lost(`The database ${target.file} is missing`, media);
}

/** Before migrations: a database without tables beside the files of a shop. */
export async function refuseEmptyDatabase(database: Database, media: string): Promise<void> {
  // In this order: another process may be opening the same new shop, its tables first.
  if (!holdsFiles(media) || (await hasTable(database.db, 'settings', database.schema))) return;
  throw lost('The database is empty', media);
}

function lost(what: string, media: string): StartProblem {
  return new StartProblem(
    `${what}, but ${media} holds files of a shop: restore the database from a backup or correct DATABASE_URL, or move that folder away to begin a new shop.`,
  );
}

function getSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function holdsFiles(folder: string): boolean {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isFile() || (entry.isDirectory() && holdsFiles(join(folder, entry.name))),
  );
}
