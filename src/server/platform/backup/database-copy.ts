import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { DatabaseTarget, PostgresTarget } from '../database/target.ts';
import { errorCode } from '../error-code.ts';
import { makeFolder } from '../make-folder.ts';
import { StartProblem } from '../start-problem.ts';

const run = promisify(execFile);

/** Where Debian installs the programs of PostgreSQL, one folder for each version. */
const DEBIAN_PROGRAMS = '/usr/lib/postgresql';
const MAX_OUTPUT = 1024 * 1024;

export const databaseFile = ({ engine }: Pick<DatabaseTarget, 'engine'>) =>
  engine === 'sqlite' ? 'shop.db' : 'shop.dump';

/**
 * A consistent copy of the database while the shop goes on writing: one read transaction on SQLite
 * (`vacuum into`; the online backup begins again whenever another process writes), `pg_dump` on
 * PostgreSQL.
 */
export async function copyDatabase(target: DatabaseTarget, file: string): Promise<void> {
  if (target.engine === 'postgres') {
    await runPostgres('pg_dump', target, [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${file}`,
      ...(target.schema === undefined ? [] : [`--schema=${target.schema}`]),
    ]);
    return;
  }
  const source = openExisting(target.file);
  try {
    source.prepare('vacuum into ?').run(file);
  } finally {
    source.close();
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

/** Puts a copy in the place of the database, which must be empty. */
export async function restoreDatabase(target: DatabaseTarget, file: string): Promise<void> {
  if (target.engine === 'sqlite') {
    makeFolder(dirname(target.file));
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      copy.prepare('vacuum into ?').run(target.file);
    } finally {
      copy.close();
    }
    return;
  }
  await runPostgres('pg_restore', target, [
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
    '--single-transaction',
    file,
  ]);
}

/** The password is passed by the environment: arguments can be read by everybody on the machine. */
async function runPostgres(
  program: 'pg_dump' | 'pg_restore',
  target: PostgresTarget,
  args: readonly string[],
): Promise<void> {
  const url = new URL(target.url);
  const password = decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('schema');
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  try {
    await run(findProgram(program), [`--dbname=${url.href}`, ...args], {
      env,
      maxBuffer: MAX_OUTPUT,
    });
  } catch (error) {
    throw new StartProblem(`${program} failed: ${firstLine(error)}`, { cause: error });
  }
}

function firstLine(error: unknown): string {
  if (errorCode(error) === 'ENOENT') {
    return 'it is not installed; Debian has it in the package postgresql-client.';
  }
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  return output.split('\n').find((line) => line.trim() !== '') ?? String(error);
}

/** The newest of Debian's versions, which reads servers of its own age and older; else that of PATH. */
function findProgram(program: string): string {
  const versions = existsSync(DEBIAN_PROGRAMS) ? readdirSync(DEBIAN_PROGRAMS) : [];
  const paths = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_PROGRAMS, version, 'bin', program));
  return paths.find((path) => existsSync(path)) ?? program;
}
