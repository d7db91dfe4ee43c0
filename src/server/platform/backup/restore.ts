import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { type DatabaseTarget, schemaName } from '../database/target.ts';
import { KEY_FILE } from '../encryption/encryption-keys.ts';
import { makeFolder } from '../make-folder.ts';
import { lockShop } from '../shop-lock.ts';
import { StartProblem } from '../start-problem.ts';
import { copyFile, digestFile, type FileDigest } from './copy-file.ts';
import { restoreDatabase } from './database-copy.ts';
import { FILES_FOLDER, type Manifest, readManifest, type StoredFile } from './manifest.ts';

// A restore fills an empty place and nothing else: a data folder with a shop in it, or a database with
// tables, is refused before anything is written. Everything is checked against the manifest first, and
// what was copied once more.

type RestoreConfig = Pick<Config, 'dataDir' | 'database' | 'secretKey'>;

export interface Restored {
  manifest: Manifest;
  /** The shop needs its encryption key before it can start. */
  needsKey: boolean;
}

const DRAFT = /^\.restore-/;
/** An empty file that stays when a shop is closed. */
const isLock = (name: string) => name.endsWith('.db-lock');

export async function restore(config: RestoreConfig, from: string): Promise<Restored> {
  const { dataDir, database } = config;
  const manifest = await checkBackup(from);
  if (manifest.engine !== database.engine) {
    throw new StartProblem(
      `The backup is of a ${engineName(manifest.engine)} database and DATABASE_URL names a ${engineName(database.engine)} database.`,
    );
  }
  if (manifest.schema !== schemaName(database)) {
    throw new StartProblem(
      `The tables of the backup are in the schema ${manifest.schema}: let DATABASE_URL name the same one.`,
    );
  }
  refuseUsedFolder(config);
  await refuseUsedDatabase(database);
  makeFolder(dataDir);
  const unlock = lockShop(database);
  try {
    await fill(config, from, manifest);
  } finally {
    unlock();
  }
  const needsKey = config.secretKey === undefined && !existsSync(join(dataDir, KEY_FILE));
  return { manifest, needsKey };
}

/** All of it or nothing: what a failure leaves behind is removed. */
async function fill(
  { dataDir, database }: RestoreConfig,
  from: string,
  manifest: Manifest,
): Promise<void> {
  const draft = join(dataDir, `.restore-${randomBytes(4).toString('hex')}`);
  const names = new Set(manifest.files.map(({ path }) => path.split('/')[0] ?? path));
  try {
    makeFolder(draft);
    for (const file of manifest.files) {
      const source = join(from, FILES_FOLDER, file.path);
      refuseDifference(file, await copyFile(source, join(draft, file.path)));
    }
    for (const name of names) renameSync(join(draft, name), join(dataDir, name));
    await restoreDatabase(database, join(from, manifest.database.path));
    if (database.engine === 'sqlite') checkIntegrity(database.file);
  } catch (error) {
    for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true });
    if (database.engine === 'sqlite') rmSync(database.file, { force: true });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const engineName = (engine: DatabaseTarget['engine']) =>
  engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';

/** Reads all of a backup and compares it with its manifest; the first difference is the problem. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const paths = [
    { file: manifest.database, path: join(folder, manifest.database.path) },
    ...manifest.files.map((file) => ({ file, path: join(folder, FILES_FOLDER, file.path) })),
  ];
  for (const { file, path } of paths) {
    if (!existsSync(path))
      throw new StartProblem(`The backup is incomplete: ${file.path} is missing.`);
    refuseDifference(file, await digestFile(path));
  }
  return manifest;
}

function refuseDifference(file: StoredFile, found: FileDigest): void {
  if (found.bytes === file.bytes && found.sha256 === file.sha256) return;
  throw new StartProblem(
    `The backup is damaged: ${file.path} is not what its manifest says. Nothing of the shop was changed.`,
  );
}

function refuseUsedFolder({ dataDir, database }: RestoreConfig): void {
  const entries = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const others = entries.filter((name) => name !== KEY_FILE && !DRAFT.test(name) && !isLock(name));
  const hasDatabase = database.engine === 'sqlite' && existsSync(database.file);
  if (others.length === 0 && !hasDatabase) return;
  throw new StartProblem(
    `There is a shop in ${dataDir} already: set DATA_DIR to an empty folder, or move this one away. Nothing was changed.`,
  );
}

async function refuseUsedDatabase(target: DatabaseTarget): Promise<void> {
  if (target.engine === 'sqlite') return;
  const database = await openDatabase(target);
  try {
    const tables = await database.db.introspection.getTables();
    const present = tables.filter(({ schema }) => schema === schemaName(target));
    if (present.length === 0) return;
    throw new StartProblem(
      `The database that DATABASE_URL names has ${present.length} tables already: name an empty one. Nothing was changed.`,
    );
  } finally {
    await database.close();
  }
}

function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('pragma integrity_check').all();
    const [first] = rows;
    if (rows.length === 1 && first?.integrity_check === 'ok') return;
    throw new StartProblem(`The restored database is damaged: ${JSON.stringify(first)}.`);
  } finally {
    database.close();
  }
}
