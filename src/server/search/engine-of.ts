import type { Db } from '#server/platform/database/database.ts';
import { isSqlite } from '#server/platform/database/is-sqlite.ts';
import { postgresSearch } from './postgres-search.ts';
import type { SearchEngine } from './search-engine.ts';
import { sqliteSearch } from './sqlite-search.ts';

export function searchEngine(db: Db): SearchEngine {
  return isSqlite(db) ? sqliteSearch : postgresSearch;
}
