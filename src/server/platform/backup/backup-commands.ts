import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { StartProblem } from '../start-problem.ts';
import { backUp } from './back-up.ts';
import { checkBackup, restore } from './restore.ts';

// What `npm run backup` and `npm run restore` print. A problem is one line and an exit code of 1.

const BACKUP_USAGE = 'npm run backup -- FOLDER [--keep NUMBER]';
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
  const [folder, ...others] = positionals;
  const { keep } = values;
  if (folder === undefined || others.length > 0) throw new StartProblem(BACKUP_USAGE);
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep)) {
    throw new StartProblem(`--keep is ${keep}: a number from 1 on is needed.`);
  }
  const made = await backUp({
    config,
    folder,
    keep: keep === undefined ? null : Number(keep),
    now,
  });
  const { database, files } = made.manifest;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `Backup: ${made.folder}`,
    `Database ${megabytes(database.bytes)}, ${files.length} files of ${megabytes(bytes)}.`,
    ...made.removed.map((path) => `Removed: ${path}`),
    ...(config.secretKey === undefined
      ? [`The key is not inside: store a copy of ${config.dataDir}/secret-key somewhere else.`]
      : []),
  ];
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
  if (values.check) {
    const { createdAt, files } = await checkBackup(from);
    return [`The backup of ${createdAt} is complete: database and ${files.length} files.`];
  }
  const { manifest, needsKey } = await restore(config, from);
  return [
    `Restored into ${config.dataDir}: the shop as it was at ${manifest.createdAt}.`,
    ...(needsKey
      ? [`Put its key into ${config.dataDir}/secret-key, or set SECRET_KEY, before it is started.`]
      : []),
  ];
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
