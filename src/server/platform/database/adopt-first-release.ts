import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import type { Engine } from './engine.ts';
import { hasTable } from './has-table.ts';

// Before version 1.0.0 the tables came about by 110 migrations. A database that has all of them has the
// tables of 1.0.0: their records give way to the one record of the release. One that has fewer is
// brought up to date by the last version before, as docs/operations.md says.

/** The name under which the first release is recorded. */
export const FIRST_RELEASE = '1.0.0';

const LAST_BEFORE = '336-large-counters';
const COUNT_BEFORE = 110;

/** The database was last opened by a version so old that this one does not know its tables. */
export class DatabaseOlder extends Error {
  override readonly name = 'DatabaseOlder';
}

export async function adoptFirstRelease(
  { db, engine }: Database,
  /** Where the tables are, also when the address names no schema. */
  schema: string | undefined,
): Promise<void> {
  // That is where its records were before Kysely's migrator was used.
  if (await hasTable(db, 'migrations', schema)) throw new DatabaseOlder('migrations of its own');
  if (!(await hasTable(db, 'kysely_migration', schema))) return;
  await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((trx) => replaceRecords(trx, engine));
}

async function replaceRecords(trx: Db, engine: Engine): Promise<void> {
  const applied = await trx.selectFrom('kysely_migration').select('name').execute();
  const before = applied.map(({ name }) => name).filter((name) => /^\d{3}-[a-z-]+$/.test(name));
  if (before.length === 0) return;
  if (before.length < COUNT_BEFORE || !before.includes(LAST_BEFORE)) {
    throw new DatabaseOlder(before.sort().at(-1));
  }
  // Written by somebody else's program: refused as newer than this one.
  if (before.length > COUNT_BEFORE) return;
  await trx.deleteFrom('kysely_migration').where('name', 'in', before).execute();
  const timestamp = new Date().toISOString();
  await trx.insertInto('kysely_migration').values({ name: FIRST_RELEASE, timestamp }).execute();
  if (engine !== 'postgres') return;
  // The table was renamed once, and its key was not.
  await sql`alter table email_sends rename constraint letter_sends_pkey to email_sends_pkey`.execute(
    trx,
  );
}
