import { randomBytes } from 'node:crypto';
import { mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { attention, type Finding, failed } from '#rules/self-check/finding.ts';
import { judgeRestore, type TableCount } from '#rules/self-check/judge-machine.ts';
import { copyDatabase, restorePostgres } from '#server/platform/backup/database-copy.ts';
import { writeContent } from '#server/platform/backup/write-content.ts';
import type { Db } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import type { PostgresTarget, SqliteTarget } from '#server/platform/database/target.ts';
import { errorCode } from '#server/platform/error-code.ts';
import { StartProblem } from '#server/platform/start-problem.ts';
import type { Check, CheckRequest } from './check.ts';

// As `npm run backup` copies the database of the open shop and `npm run restore` fills an empty one, into a
// scratch place that is deleted afterwards. The files are not copied: they may be very many.

const TABLES = [
  'settings',
  'customers',
  'products',
  'categories',
  'media',
  'orders',
  'order_lines',
  'payments',
] as const;
type Counts = Readonly<Record<(typeof TABLES)[number], number>>;

const SPARE_BYTES = 512 * 1024 * 1024;
const ADVICE = 'Backups are made in the same way: mend this first, then make a backup.';

export const restoreCheck: Check = {
  ids: ['restore'],
  async run(request) {
    try {
      const { database } = request.parts.config;
      const finding =
        database.engine === 'sqlite'
          ? await restoreSqlite(request, database)
          : await restoreInPostgres(request, database);
      return { restore: finding };
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      return { restore: failed(error.message, ADVICE) };
    }
  },
};

async function makeFolder({ parts, record }: CheckRequest): Promise<string> {
  const folder = join(parts.config.dataDir, `.self-check-${randomBytes(8).toString('hex')}`);
  await record({ kind: 'scratch-file', value: folder });
  return folder;
}

async function restoreSqlite(request: CheckRequest, target: SqliteTarget): Promise<Finding> {
  const { ctx, parts } = request;
  const { bavail, bsize } = await statfs(parts.config.dataDir);
  // The copy, and what is restored from it.
  if (bavail * bsize < 2 * statSync(target.file).size + SPARE_BYTES) {
    return attention(
      'There is no room on the disk to copy and restore the database for a trial.',
      'Make room, or try a restore on another machine.',
    );
  }
  const folder = await makeFolder(request);
  const restored = join(folder, 'restored.db');
  const before = await countShop(ctx.db);
  const scratch = join(folder, 'copy.db');
  mkdirSync(folder, { mode: 0o700 });
  await writeContent(restored, copyDatabase(target, { scratch, report: () => undefined }));
  const after = await countShop(ctx.db);
  const database = new DatabaseSync(restored, { readOnly: true });
  try {
    const [integrity] = database.prepare('pragma integrity_check').all();
    if (integrity?.integrity_check !== 'ok') {
      return failed(
        'The restored database is damaged.',
        'Check the disk, and restore a backup that is whole.',
      );
    }
    const read = (table: string) =>
      Number(database.prepare(`select count(*) as n from ${table}`).get()?.n);
    return judgeRestore(toCounts(before, after, read));
  } finally {
    database.close();
  }
}

async function restoreInPostgres(request: CheckRequest, target: PostgresTarget): Promise<Finding> {
  const { ctx, record } = request;
  const folder = await makeFolder(request);
  const dump = join(folder, 'shop.dump');
  const before = await countShop(ctx.db);
  await writeContent(dump, copyDatabase(target, { scratch: dump, report: () => undefined }));
  const after = await countShop(ctx.db);
  const name = `self_check_${randomBytes(8).toString('hex')}`;
  await record({ kind: 'scratch-database', value: name });
  if (!(await createDatabase(target, name))) {
    return attention(
      'The database was copied, but not restored: its user may not create a scratch database.',
      'Allow it (alter role … createdb), or try a restore on another machine.',
    );
  }
  const scratch = inDatabase(target, name);
  await restorePostgres(scratch, dump);
  const database = await openDatabase({ ...scratch, connections: 1 });
  try {
    const restored = await countShop(database.db);
    return judgeRestore(toCounts(before, after, (table) => restored[table]));
  } finally {
    await database.close();
  }
}

/** Past a pooler, which knows only the database of the shop. */
function inDatabase(target: PostgresTarget, name: string): PostgresTarget {
  const url = new URL(target.directUrl ?? target.url);
  url.pathname = `/${name}`;
  const { directUrl: _, ...rest } = target;
  return { ...rest, url: url.href };
}

const NOT_ALLOWED = '42501';

/** False where the role may not. */
async function createDatabase(target: PostgresTarget, name: string): Promise<boolean> {
  const server = await openDatabase({
    ...target,
    url: target.directUrl ?? target.url,
    connections: 1,
  });
  try {
    await sql`create database ${sql.id(name)}`.execute(server.db);
    return true;
  } catch (error) {
    if (errorCode(error) === NOT_ALLOWED) return false;
    throw error;
  } finally {
    await server.close();
  }
}

async function countShop(db: Db): Promise<Counts> {
  const count = async (table: (typeof TABLES)[number]) => {
    const { n } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number | string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return {
    settings: await count('settings'),
    customers: await count('customers'),
    products: await count('products'),
    categories: await count('categories'),
    media: await count('media'),
    orders: await count('orders'),
    order_lines: await count('order_lines'),
    payments: await count('payments'),
  };
}

const toCounts = (
  before: Counts,
  after: Counts,
  restored: (table: (typeof TABLES)[number]) => number,
): TableCount[] =>
  TABLES.map((table) => ({
    table,
    before: before[table],
    after: after[table],
    restored: restored(table),
  }));
