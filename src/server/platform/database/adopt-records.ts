import { sql } from 'kysely';
import type { Database, Db } from './database.ts';
import { hasTable } from './has-table.ts';

// Before Kysely's migrator the program recorded its migrations itself, in the table `migrations`. Such
// a database is opened by copying those records into the migrator's own table, once.

/** The lock that the earlier program took for its migrations too. */
const lockNumber = 7_413_092;

export async function adoptRecords(
  { db, engine, schema }: Database,
  /** Where the tables are, also when the address names no schema. */
  tableSchema: string | undefined,
): Promise<void> {
  if (!(await hasTable(db, 'migrations', tableSchema))) return;
  // Read committed, because a stricter snapshot would be taken before the lock is ours.
  await db
    .transaction()
    .setIsolationLevel('read committed')
    .execute(async (trx) => {
      if (engine === 'postgres') await lock(trx, schema ?? '');
      if (await hasTable(trx, 'migrations', tableSchema)) await copyRecords(trx);
    });
}

async function lock(trx: Db, schema: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockNumber}::integer, hashtext(${schema}))`.execute(trx);
}

async function copyRecords(trx: Db): Promise<void> {
  // As the migrator creates it.
  await trx.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
    .execute();
  const { rows } = await sql<{ name: string; applied_at: number }>`
    select name, applied_at from migrations`.execute(trx);
  for (const { name, applied_at } of rows) {
    await trx
      .insertInto('kysely_migration')
      .values({ name, timestamp: new Date(applied_at).toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }
  await trx.schema.dropTable('migrations').execute();
}
