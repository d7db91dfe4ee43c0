import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

/**
 * Asks the catalogue itself, which a transaction sees as it is now. Functions like `to_regclass` may
 * answer from a connection's cache and still know a table that another process has dropped.
 */
export async function hasTable(db: Db, name: string, schema: string | undefined): Promise<boolean> {
  const found = isSqlite(db)
    ? sql`select name from sqlite_master where type = 'table' and name = ${name}`
    : sql`select tablename from pg_catalog.pg_tables where tablename = ${name}
        and (schemaname = ${schema ?? null}::text
          or (${schema ?? null}::text is null and schemaname = any(current_schemas(false))))`;
  const { rows } = await found.execute(db);
  return rows.length > 0;
}
