import { type RawBuilder, SqliteAdapter } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { postgresSearch } from './postgres-search.ts';
import { sqliteSearch } from './sqlite-search.ts';
import type { SearchQuery } from './words.ts';

/** What can be found of a product; the name counts most, the body least. */
export interface SearchDocument {
  productId: number;
  name: string;
  /** Article numbers, tags, categories. */
  keywords: string;
  /** Descriptions and attributes. */
  body: string;
}

export interface SearchMatch {
  id: number;
  /** Lower is better. */
  score: number;
}

/** What the engines do differently; everything above this file is the same on both. */
export interface SearchEngine {
  write(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Db, productIds: readonly number[]): Promise<void>;
  /** Every match, the best first. */
  ranked(db: Db, query: SearchQuery): Promise<number[]>;
  /** Every match in no order, which is quicker. */
  matching(db: Db, query: SearchQuery): Promise<number[]>;
  /** At most `most` matches a shopper may find, newest products first: bounded work however many match. */
  newest(
    db: Db,
    query: SearchQuery,
    within: 'name' | 'anywhere',
    most: number,
  ): Promise<SearchMatch[]>;
  /** A condition on a column that holds product ids. */
  condition(column: string, query: SearchQuery): RawBuilder<boolean>;
}

export function searchEngine(db: Db): SearchEngine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? sqliteSearch : postgresSearch;
}
