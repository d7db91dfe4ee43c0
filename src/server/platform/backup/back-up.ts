import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expiredBackups, type Retention } from '#rules/backups/retention.ts';
import type { Config } from '../config.ts';
import { isRetryable } from '../database/failures.ts';
import { schemaName } from '../database/target.ts';
import { lockFile } from '../file-lock.ts';
import { StartProblem } from '../start-problem.ts';
import type { BackupKey } from './backup-key.ts';
import { backupProblem } from './backup-problem.ts';
import type { BackupDraft, BackupTarget } from './backup-target.ts';
import { copyDatabase, databaseFile } from './database-copy.ts';
import { encryptChunks, type FileContent } from './encrypted-chunks.ts';
import { filePath, type Manifest, type StoredFile, signManifest } from './manifest.ts';
import { listShopFiles } from './shop-files.ts';

// A backup is a copy of an open shop: the database, then the files, then the manifest. The encryption key
// of the shop is left out: whoever finds a backup must not read the secrets in it.

export interface BackupProgress {
  step: 'database' | 'files';
  /** Null where it is not known. */
  percent: number | null;
}

export interface BackupRequest {
  config: Pick<Config, 'dataDir' | 'database' | 'storage'>;
  target: BackupTarget;
  /** Null stores the files as they are. */
  key: BackupKey | null;
  /** Which complete backups stay; null removes none. */
  keep: Retention | null;
  now: Date;
  report(progress: BackupProgress): void;
}

export interface Backup {
  name: string;
  manifest: Manifest;
  removed: readonly string[];
}

/** Of the data folder: the copy of the database, and the lock under which it is written. */
const SCRATCH_FILE = '.backup.part';
const LOCK_FILE = '.backup-lock';
const PATIENCE_MS = 100;
const SALT_BYTES = 16;

export async function backUp(request: BackupRequest): Promise<Backup> {
  const { config, target, keep } = request;
  try {
    const unlock = await lockBoth(config.dataDir, target);
    try {
      const { name, manifest } = await writeBackup(request);
      return { name, manifest, removed: keep === null ? [] : await removeExpired(target, keep) };
    } finally {
      unlock();
    }
  } catch (error) {
    throw backupProblem(error, target.place);
  }
}

/** One backup of a shop at a time, and one to a target: what killed ones left has no writer then. */
async function lockBoth(dataDir: string, target: BackupTarget): Promise<() => void> {
  const unlockData = lockData(dataDir);
  try {
    const unlockTarget = await target.lock();
    return () => {
      unlockTarget();
      unlockData();
    };
  } catch (error) {
    unlockData();
    throw error;
  }
}

function lockData(dataDir: string): () => void {
  try {
    return lockFile(join(dataDir, LOCK_FILE), PATIENCE_MS);
  } catch (error) {
    const problem = isRetryable(error)
      ? 'Another backup of this shop is being made: wait until it is complete.'
      : `The data folder ${dataDir} cannot be written: set DATA_DIR to the folder of the shop.`;
    throw new StartProblem(problem, { cause: error });
  }
}

async function writeBackup(request: BackupRequest): Promise<Pick<Backup, 'name' | 'manifest'>> {
  const { config, target, key, now, report } = request;
  const { dataDir, database } = config;
  const createdAt = now.toISOString();
  const draft = await target.begin(createdAt);
  try {
    const salt = randomBytes(SALT_BYTES);
    const write = (path: string, content: FileContent) =>
      draft.write(path, key ? encryptChunks(content, key.derive(salt, path)) : content);
    report({ step: 'database', percent: null });
    const path = databaseFile(database);
    const copy = copyDatabase(database, {
      scratch: join(dataDir, SCRATCH_FILE),
      report: (percent) => report({ step: 'database', percent }),
    });
    const plain: Manifest = {
      format: 1,
      engine: database.engine,
      schema: schemaName(database),
      createdAt,
      encryption: null,
      database: { path, ...(await write(path, copy)) },
      // After the database: a file is stored before the row that names it.
      files: await writeFiles(config, write, (percent) => report({ step: 'files', percent })),
    };
    const manifest = key ? signManifest(plain, salt, key) : plain;
    return { name: await draft.complete(manifest), manifest };
  } catch (error) {
    await draft.discard();
    throw error;
  }
}

async function writeFiles(
  config: BackupRequest['config'],
  write: BackupDraft['write'],
  report: (percent: number) => void,
): Promise<StoredFile[]> {
  const listed = await listShopFiles(config);
  const files: StoredFile[] = [];
  for (const [at, { path, open }] of listed.entries()) {
    report(Math.floor((100 * at) / listed.length));
    const source = await open();
    if (source === null) continue;
    try {
      files.push({ path, ...(await write(filePath({ path }), source.content)) });
    } finally {
      await source.close();
    }
  }
  return files;
}

/** Only what is a backup by its manifest, too. */
async function removeExpired(target: BackupTarget, keep: Retention): Promise<string[]> {
  const removed: string[] = [];
  for (const name of expiredBackups(await target.list(), keep)) {
    const isBackup = await target.readManifest(name).then(
      () => true,
      () => false,
    );
    if (!isBackup) continue;
    await target.remove(name);
    removed.push(name);
  }
  return removed;
}
