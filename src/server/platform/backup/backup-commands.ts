import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRetention, type Retention } from '#rules/backups/retention.ts';
import { type Config, RETENTION_FORM } from '../config.ts';
import { isInside } from '../is-inside.ts';
import { makeFolder } from '../make-folder.ts';
import { StartProblem } from '../start-problem.ts';
import {
  BrokenStorageUrl,
  describeTarget,
  isWithin,
  type StorageTarget,
} from '../storage/storage-target.ts';
import { backUp } from './back-up.ts';
import { createBackupKey } from './backup-key.ts';
import { backupPlace, backupSource, backupTarget } from './backup-place.ts';
import { backupProblem } from './backup-problem.ts';
import { checkBackup, restore } from './restore.ts';

// What `npm run backup` and `npm run restore` print. A problem is one line and an exit code of 1.

const BACKUP_USAGE =
  'npm run backup -- [FOLDER|s3://bucket/prefix?endpoint=https://host&region=name] [--keep NUMBER|last=…,daily=…,weekly=…,monthly=…]';
const RESTORE_USAGE = 'npm run restore -- BACKUP [--check]';

function orUsage<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch {
    // An option that there is not.
    throw new StartProblem(usage);
  }
}

export async function backupCommand(
  config: Config,
  args: readonly string[],
  now: Date,
): Promise<string[]> {
  const { values, positionals } = orUsage(BACKUP_USAGE, () =>
    parseArgs({
      args: [...args],
      options: { keep: { type: 'string' } },
      allowPositionals: true,
    }),
  );
  const [named, ...others] = positionals;
  const place = named === undefined ? config.backup?.place : readPlace(named);
  if (place === undefined || others.length > 0) throw new StartProblem(BACKUP_USAGE);
  const usual = named === undefined ? (config.backup?.keep ?? null) : null;
  const keep = values.keep === undefined ? usual : readKeep(values.keep);
  preparePlace(place, config);
  const target = backupTarget(place);
  const made = await backUp({
    config,
    target,
    key: config.backupKey === undefined ? null : createBackupKey(config.backupKey),
    keep,
    now,
    report: () => undefined,
  });
  const { database, files, encryption } = made.manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `Backup: ${target.place}/${made.name}`,
    `Database ${megabytes(database.bytes)}, ${files.length} files of ${megabytes(bytes)}.`,
    ...(encryption ? [`Encrypted with the key ${encryption.key}.`] : []),
    ...made.removed.map((name) => `Removed: ${target.place}/${name}`),
    ...(config.secretKey === undefined
      ? [`The key is not inside: store a copy of ${config.dataDir}/secret-key somewhere else.`]
      : []),
  ];
}

function readKeep(text: string): Retention {
  const keep = parseRetention(text);
  if (keep) return keep;
  throw new StartProblem(`--keep is ${text}: ${RETENTION_FORM} is needed.`);
}

function readPlace(text: string): StorageTarget {
  try {
    return backupPlace(text);
  } catch (error) {
    if (!(error instanceof BrokenStorageUrl)) throw error;
    throw new StartProblem(`That is no place for backups: ${error.message}.`, { cause: error });
  }
}

function preparePlace(place: StorageTarget, { dataDir, storage }: Config): void {
  // Each backup would hold those before it.
  if (isWithin(place, storage)) {
    throw new StartProblem(
      `${describeTarget(place)} is inside the storage of the files: choose another place.`,
    );
  }
  if (place.kind === 's3') return;
  const { folder } = place;
  if (isInside(folder, dataDir)) {
    throw new StartProblem(
      `${folder} is inside the data folder ${dataDir}: choose a folder outside of it.`,
    );
  }
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw backupProblem(error, folder);
  }
}

export async function restoreCommand(config: Config, args: readonly string[]): Promise<string[]> {
  const { values, positionals } = orUsage(RESTORE_USAGE, () =>
    parseArgs({
      args: [...args],
      options: { check: { type: 'boolean' } },
      allowPositionals: true,
    }),
  );
  const [from, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new StartProblem(RESTORE_USAGE);
  const source = backupSource(readPlace(from));
  if (values.check) {
    const { manifest, isDecrypted } = await checkBackup(source, config.backupKey);
    const { createdAt, files } = manifest;
    return [
      `The backup of ${createdAt} is complete: database and ${files.length} files.`,
      ...(isDecrypted ? [] : ['It is encrypted, and was not decrypted: BACKUP_KEY is not set.']),
    ];
  }
  const { manifest, needsKey } = await restore(config, source);
  return [
    `Restored into ${config.dataDir}: the shop as it was at ${manifest.createdAt}.`,
    ...(needsKey
      ? [`Put its key into ${config.dataDir}/secret-key, or set SECRET_KEY, before it is started.`]
      : []),
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
