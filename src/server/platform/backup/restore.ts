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
import { isDefaultStorage, STORAGE_FOLDER } from '../storage/default-storage.ts';
import { openStorage } from '../storage/open-storage.ts';
import { isStorageName, type Storage } from '../storage/storage.ts';
import { describeTarget } from '../storage/storage-target.ts';
import { type BackupKey, createBackupKey } from './backup-key.ts';
import type { BackupSource } from './backup-source.ts';
import { restorePostgres } from './database-copy.ts';
import { digestContent, type FileDigest } from './digest.ts';
import { decryptChunks, type FileContent, NotAuthentic } from './encrypted-chunks.ts';
import { filePath, isAuthentic, type Manifest, type StoredFile } from './manifest.ts';
import { writeContent } from './write-content.ts';

// A restore fills an empty place and nothing else: a data folder with a shop in it, or a database with
// tables, is refused before anything is written. Everything is checked against the manifest first, and
// what was copied once more.

type RestoreConfig = Pick<Config, 'dataDir' | 'database' | 'storage' | 'secretKey' | 'backupKey'>;

export interface Restored {
  manifest: Manifest;
  /** The shop needs its encryption key before it can start. */
  needsKey: boolean;
}

const DRAFT = /^\.restore-/;
/** An empty file that stays when a shop is closed or was backed up. */
const isLock = (name: string) => /(\.db|^\.backup)-lock$/.test(name);

export async function restore(config: RestoreConfig, from: BackupSource): Promise<Restored> {
  const { dataDir, database } = config;
  const backup = await openBackup(from, config.backupKey);
  await compareWithManifest(backup);
  const { manifest } = backup;
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
  const storage = await openEmptyStorage(config);
  makeFolder(dataDir);
  const unlock = lockShop(database);
  try {
    await fill(config, storage, backup);
  } finally {
    unlock();
  }
  const needsKey = config.secretKey === undefined && !existsSync(join(dataDir, KEY_FILE));
  return { manifest, needsKey };
}

/** All of it or nothing: what a failure leaves behind is removed. */
async function fill(
  { dataDir, database }: RestoreConfig,
  storage: Storage | null,
  backup: OpenBackup,
): Promise<void> {
  const { manifest } = backup;
  const draft = join(dataDir, `.restore-${randomBytes(4).toString('hex')}`);
  const stored = storage ? manifest.files.filter(({ path }) => storedName(path) !== null) : [];
  const local = manifest.files.filter((file) => !stored.includes(file));
  const names = new Set(local.map(({ path }) => path.split('/')[0] ?? path));
  try {
    makeFolder(join(draft, 'files'));
    for (const file of local) {
      const to = join(draft, 'files', file.path);
      await readStored(backup, file, filePath(file), (content) => writeContent(to, content));
    }
    for (const name of names) renameSync(join(draft, 'files', name), join(dataDir, name));
    if (storage) await fillStorage(storage, backup, stored);
    const copy = database.engine === 'sqlite' ? database.file : join(draft, 'database');
    const { path } = manifest.database;
    await readStored(backup, manifest.database, path, (content) => writeContent(copy, content));
    if (database.engine === 'sqlite') checkIntegrity(database.file);
    else await restorePostgres(database, copy);
  } catch (error) {
    for (const name of names) rmSync(join(dataDir, name), { recursive: true, force: true });
    if (database.engine === 'sqlite') rmSync(database.file, { force: true });
    if (storage) await emptyStorage(storage, stored);
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The name in the storage of a file of the backup; null for a file of the data folder. */
function storedName(path: string): string | null {
  const name = path.startsWith(`${STORAGE_FOLDER}/`) ? path.slice(STORAGE_FOLDER.length + 1) : '';
  return isStorageName(name) ? name : null;
}

async function fillStorage(
  storage: Storage,
  backup: OpenBackup,
  files: readonly StoredFile[],
): Promise<void> {
  for (const file of files) {
    const name = storedName(file.path) ?? file.path;
    await readStored(backup, file, filePath(file), (content) =>
      storage.put(name, { stream: content, size: null }),
    );
  }
}

async function emptyStorage(storage: Storage, files: readonly StoredFile[]): Promise<void> {
  for (const { path } of files) {
    // The failure that led here is the one to report.
    await storage.remove(storedName(path) ?? path).catch(() => undefined);
  }
}

const engineName = (engine: DatabaseTarget['engine']) =>
  engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';

/** A backup with what decrypts it. */
interface OpenBackup {
  source: BackupSource;
  manifest: Manifest;
  /** Null where it is not encrypted, or only its hashes are compared. */
  key: BackupKey | null;
}

/** Reads all of a backup and compares it with its manifest; the first difference is the problem. */
export async function checkBackup(
  source: BackupSource,
  backupKey: string | undefined,
): Promise<{ manifest: Manifest; isDecrypted: boolean }> {
  const stored = await source.readManifest();
  const canOpen = stored.encryption === null || backupKey !== undefined;
  const backup = canOpen
    ? await openBackup(source, backupKey)
    : { source, manifest: stored, key: null };
  await compareWithManifest(backup);
  return { manifest: stored, isDecrypted: canOpen };
}

async function openBackup(
  source: BackupSource,
  backupKey: string | undefined,
): Promise<OpenBackup> {
  const manifest = await source.readManifest();
  const { encryption } = manifest;
  if (encryption === null) return { source, manifest, key: null };
  if (backupKey === undefined) {
    throw new StartProblem(
      `The backup is encrypted with the key ${encryption.key}: set BACKUP_KEY to it. Nothing was changed.`,
    );
  }
  const key = createBackupKey(backupKey);
  if (key.fingerprint !== encryption.key) {
    throw new StartProblem(
      `The backup is encrypted with the key ${encryption.key} and BACKUP_KEY is ${key.fingerprint}, another one. Nothing was changed.`,
    );
  }
  if (!isAuthentic(manifest, key)) {
    throw new StartProblem(
      `The backup is damaged: its manifest was changed after it was written. Nothing was changed.`,
    );
  }
  return { source, manifest, key };
}

async function compareWithManifest(backup: OpenBackup): Promise<void> {
  const { database, files } = backup.manifest;
  await readStored(backup, database, database.path, discard);
  for (const file of files) await readStored(backup, file, filePath(file), discard);
}

async function discard(content: FileContent): Promise<void> {
  for await (const _ of content);
}

/** Passes on what a file was before it was encrypted; what differs from the manifest is refused. */
async function readStored(
  { source, manifest, key }: OpenBackup,
  file: StoredFile,
  path: string,
  use: (content: FileContent) => Promise<void>,
): Promise<void> {
  const bytes = await source.open(path);
  if (bytes === null) {
    throw new StartProblem(`The backup is incomplete: ${file.path} is missing.`);
  }
  const { content, digest } = digestContent(bytes);
  const salt = Buffer.from(manifest.encryption?.salt ?? '', 'hex');
  try {
    await use(key ? decryptChunks(content, key.derive(salt, path)) : content);
  } catch (error) {
    if (error instanceof NotAuthentic) throw damaged(file, error);
    throw error;
  }
  refuseDifference(file, digest());
}

function refuseDifference(file: StoredFile, found: FileDigest): void {
  if (found.bytes !== file.bytes || found.sha256 !== file.sha256) throw damaged(file);
}

const damaged = ({ path }: StoredFile, cause?: unknown) =>
  new StartProblem(
    `The backup is damaged: ${path} is not what its manifest says. Nothing of the shop was changed.`,
    { cause },
  );

function refuseUsedFolder({ dataDir, database }: RestoreConfig): void {
  const entries = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const others = entries.filter((name) => name !== KEY_FILE && !DRAFT.test(name) && !isLock(name));
  const hasDatabase = database.engine === 'sqlite' && existsSync(database.file);
  if (others.length === 0 && !hasDatabase) return;
  throw new StartProblem(
    `There is a shop in ${dataDir} already: set DATA_DIR to an empty folder, or move this one away. Nothing was changed.`,
  );
}

/** Null where the files are in the data folder. */
async function openEmptyStorage({ dataDir, storage }: RestoreConfig): Promise<Storage | null> {
  if (isDefaultStorage(storage, dataDir)) return null;
  const opened = await openStorage(storage);
  for await (const _ of opened.list()) {
    throw new StartProblem(
      `There are files in ${describeTarget(storage)} already: let STORAGE_URL name an empty folder or prefix. Nothing was changed.`,
    );
  }
  return opened;
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
