import { sql } from 'kysely';
import type { Db } from './database.ts';
import { isSqlite } from './is-sqlite.ts';

/** Bytes on disk, indexes included. */
export async function databaseSize(db: Db): Promise<number> {
  const query = isSqlite(db)
    ? sql<{ bytes: number | string }>`select page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`
    : sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
