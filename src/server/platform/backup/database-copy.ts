import { type SpawnOptions, spawn } from 'node:child_process';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isDatabaseFull } from '../database/failures.ts';
import type { DatabaseTarget, PostgresTarget, SqliteTarget } from '../database/target.ts';
import { errorCode } from '../error-code.ts';
import { StartProblem } from '../start-problem.ts';
import type { FileContent } from './encrypted-chunks.ts';

/** Where Debian installs the programs of PostgreSQL, one folder for each version. */
const DEBIAN_PROGRAMS = '/usr/lib/postgresql';
/** Pages of 4 KiB that are copied at once, in a thread of its own. */
const PAGES_AT_ONCE = 256;
/** Left free on the disk of the shop, which goes on writing. */
const SPARE_BYTES = 128 * 1024 * 1024;

export const databaseFile = ({ engine }: Pick<DatabaseTarget, 'engine'>) =>
  engine === 'sqlite' ? 'shop.db' : 'shop.dump';

export interface CopyOptions {
  /** A file that may be written meanwhile, on the disk of the shop. */
  scratch: string;
  report(percent: number): void;
}

/**
 * A consistent copy of the database while the shop goes on writing: SQLite's online backup, or `pg_dump`.
 */
export function copyDatabase(target: DatabaseTarget, options: CopyOptions): FileContent {
  return target.engine === 'sqlite' ? copySqlite(target, options) : dumpPostgres(target);
}

async function* copySqlite(
  { file }: SqliteTarget,
  { scratch, report }: CopyOptions,
): AsyncGenerator<Buffer> {
  await removeDatabase(scratch);
  try {
    const source = openExisting(file);
    try {
      await refuseFullDisk(file);
      // With a read transaction of its own the online backup copies that state; without one it begins
      // again whenever another connection writes, which in an open shop is for ever.
      source.exec('begin');
      source.prepare('select count(*) from sqlite_schema').get();
      await backup(source, scratch, {
        rate: PAGES_AT_ONCE,
        progress: ({ totalPages, remainingPages }) =>
          report(Math.floor((100 * (totalPages - remainingPages)) / totalPages)),
      });
    } finally {
      source.close();
    }
    leaveWriteAheadLog(scratch);
    yield* createReadStream(scratch);
  } catch (error) {
    if (isDatabaseFull(error)) throw fullDisk(file, error);
    throw error;
  } finally {
    await removeDatabase(scratch);
  }
}

function openExisting(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  } catch (error) {
    throw new StartProblem(`There is no shop in ${file}: set DATA_DIR to the folder of the shop.`, {
      cause: error,
    });
  }
}

/** The copy is one file, which can be read from a disk that cannot be written. */
function leaveWriteAheadLog(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
  } finally {
    copy.close();
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const end of ['', '-journal', '-wal', '-shm']) await rm(`${file}${end}`, { force: true });
}

/** Before the copy takes the room that orders need. */
async function refuseFullDisk(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  const needed = statSync(file).size + SPARE_BYTES;
  if (bavail * bsize < needed) throw fullDisk(file);
}

const fullDisk = (file: string, cause?: unknown) =>
  new StartProblem(
    `The disk of ${dirname(file)} has no room for a copy of the database: make room there. Nothing was backed up.`,
    { cause },
  );

async function* dumpPostgres(target: PostgresTarget): AsyncGenerator<Buffer> {
  const args = ['--format=custom', '--no-owner', '--no-privileges'];
  const schema = target.schema === undefined ? [] : [`--schema=${target.schema}`];
  const dump = runPostgres('pg_dump', target, [...args, ...schema], ['ignore', 'pipe', 'pipe']);
  try {
    if (dump.stdout) yield* dump.stdout;
    await dump.ended;
  } finally {
    dump.kill();
  }
}

/** Fills an empty PostgreSQL database from a dump, all of it or nothing. */
export async function restorePostgres(target: PostgresTarget, file: string): Promise<void> {
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', file];
  await runPostgres('pg_restore', target, args, ['ignore', 'ignore', 'pipe']).ended;
}

/** The password is passed by the environment: arguments can be read by everybody on the machine. */
function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  target: PostgresTarget,
  args: readonly string[],
  stdio: SpawnOptions['stdio'],
) {
  const url = new URL(target.directUrl ?? target.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('schema');
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  const child = spawn(findProgram(program), [`--dbname=${url.href}`, ...args], { env, stdio });
  const problem = firstLine(child.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(notStarted(program, error)));
    child.once('close', async (code) => {
      if (code === 0) resolve();
      else reject(new StartProblem(`${program} failed: ${await problem}`));
    });
  });
  // Whoever reads the output learns of a failure at its end.
  ended.catch(() => undefined);
  return { stdout: child.stdout, ended, kill: () => child.kill() };
}

function notStarted(program: string, error: Error): StartProblem {
  const reason =
    errorCode(error) === 'ENOENT'
      ? 'it is not installed; Debian has it in the package postgresql-client.'
      : error.message;
  return new StartProblem(`${program} failed: ${reason}`, { cause: error });
}

/** Reads all, so that the program never waits for its reader. */
async function firstLine(output: AsyncIterable<Buffer> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of output ?? []) {
    if (text.length < 10_000) text += decoder.decode(chunk, { stream: true });
  }
  return text.split('\n').find((line) => line.trim() !== '') ?? 'it gave no reason.';
}

/** The newest of Debian's versions, which reads servers of its own age and older; else that of PATH. */
function findProgram(program: string): string {
  const versions = existsSync(DEBIAN_PROGRAMS) ? readdirSync(DEBIAN_PROGRAMS) : [];
  const paths = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_PROGRAMS, version, 'bin', program));
  return paths.find((path) => existsSync(path)) ?? program;
}
