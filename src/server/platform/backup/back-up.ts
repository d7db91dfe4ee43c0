import { randomBytes } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Config } from '../config.ts';
import { type DatabaseTarget, schemaName } from '../database/target.ts';
import { KEY_FILE } from '../encryption/encryption-keys.ts';
import { errorCode } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';
import { StartProblem } from '../start-problem.ts';
import { copyFile, digestFile } from './copy-file.ts';
import { copyDatabase, databaseFile } from './database-copy.ts';
import { FILES_FOLDER, MANIFEST_FILE, type Manifest, type StoredFile } from './manifest.ts';

// A backup is a folder of its own below the one that was named: the database, the files and the
// manifest. It has another name until it is complete, so that what was interrupted is never taken for
// one. The encryption key is left out: whoever finds a backup must not read the secrets in it.

export interface BackupRequest {
  config: Pick<Config, 'dataDir' | 'database'>;
  /** The folder that holds the backups. */
  folder: string;
  /** Complete backups that stay; older ones are removed. Null removes none. */
  keep: number | null;
  now: Date;
}

export interface Backup {
  folder: string;
  manifest: Manifest;
  removed: readonly string[];
}

const DRAFT = '.part';
const BACKUP_NAME = /^vitrine-\d{8}T\d{6}Z(-\d+)?$/;
/** Drafts of writers, and what a start leaves behind for a moment. */
const UNFINISHED = /\.part$|^\.probe-|^\.restore-/;

export async function backUp({ config, folder, keep, now }: BackupRequest): Promise<Backup> {
  const { dataDir, database } = config;
  refuseInside(folder, dataDir);
  makeFolder(folder);
  const draft = join(folder, `.${randomBytes(4).toString('hex')}${DRAFT}`);
  makeFolder(draft);
  try {
    const copy = join(draft, databaseFile(database));
    await copyDatabase(database, copy);
    // After the database: a file is stored before the row that names it.
    const files = await copyFiles(dataDir, join(draft, FILES_FOLDER), database);
    const manifest: Manifest = {
      format: 1,
      engine: database.engine,
      schema: schemaName(database),
      createdAt: now.toISOString(),
      database: { path: basename(copy), ...(await digestFile(copy)) },
      files,
    };
    writeFileSync(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    const place = freeName(folder, now);
    renameSync(draft, place);
    return { folder: place, manifest, removed: removeOld(folder, keep) };
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Each backup would hold those before it. */
function refuseInside(folder: string, dataDir: string): void {
  const path = relative(resolve(dataDir), resolve(folder));
  if (path === '' || !(path.startsWith(`..${sep}`) || path === '..')) {
    throw new StartProblem(
      `${folder} is inside the data folder ${dataDir}: choose a folder outside of it.`,
    );
  }
}

async function copyFiles(
  dataDir: string,
  to: string,
  database: DatabaseTarget,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const path of listFiles(dataDir, database)) {
    const copied = await copyFile(join(dataDir, path), join(to, path)).catch((error: unknown) => {
      // Deleted since it was listed.
      if (errorCode(error) === 'ENOENT') return null;
      throw error;
    });
    if (copied) files.push({ path, ...copied });
  }
  return files;
}

/** Paths below the data folder, with slashes, without database, key and unfinished files. */
function listFiles(dataDir: string, database: DatabaseTarget): string[] {
  const databaseName = database.engine === 'sqlite' ? resolve(database.file) : null;
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .filter((path) => {
      const full = resolve(dataDir, path);
      if (path === KEY_FILE || path.split(sep).some((part) => UNFINISHED.test(part))) return false;
      // shop.db, shop.db-wal, shop.db-shm and shop.db-lock.
      if (databaseName !== null && full.startsWith(databaseName)) return false;
      return lstatSync(full, { throwIfNoEntry: false })?.isFile() ?? false;
    })
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Two within a second get a number behind the name. */
function freeName(folder: string, now: Date): string {
  const moment = now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
  const names = new Set(readdirSync(folder));
  const name = `vitrine-${moment}`;
  let nth = 1;
  while (names.has(nth === 1 ? name : `${name}-${nth}`)) nth += 1;
  return join(folder, nth === 1 ? name : `${name}-${nth}`);
}

/** Complete backups of a folder, the newest first. */
export function listBackups(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => BACKUP_NAME.test(name) && isComplete(join(folder, name)))
    .sort((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((name) => join(folder, name));
}

function isComplete(folder: string): boolean {
  try {
    return readFileSync(join(folder, MANIFEST_FILE)).length > 0;
  } catch {
    return false;
  }
}

function removeOld(folder: string, keep: number | null): string[] {
  const old = keep === null ? [] : listBackups(folder).slice(keep);
  for (const path of old) rmSync(path, { recursive: true, force: true });
  return old;
}
