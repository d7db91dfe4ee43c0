import type { RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
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

/**
 * Where all the words must occur: whole in the name; in the name, the last one as a prefix; in name
 * and keywords; anywhere. A whole word is the cheapest to find, and most searches end there.
 */
export const SEARCH_TIERS = ['whole', 'name', 'keywords', 'anywhere'] as const;
export type SearchTier = (typeof SEARCH_TIERS)[number];

/** What the engines do differently; everything above this file is the same on both. */
export interface SearchEngine {
  write(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Db, productIds: readonly number[]): Promise<void>;
  /** Products with all the words, the newest first; at most `most` of them where that is given. */
  matching(db: Db, query: SearchQuery, tier: SearchTier, most?: number): Promise<number[]>;
  /** A condition on a column that holds product ids. */
  condition(column: string, query: SearchQuery): RawBuilder<boolean>;
}
