import type { RawBuilder } from 'kysely';
import type { SearchQuery } from '#rules/search/search-query.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What can be found of a product; the name counts most, the body least. */
export interface SearchDocument {
  productId: number;
  name: string;
  /** Article numbers, tags, categories, families of colours. */
  keywords: string;
  /** Those of the keywords that are names, each by itself, to be found however they are spaced. */
  keywordNames: readonly string[];
  /** Descriptions and attributes. */
  body: string;
}

/**
 * Where all the words must occur: whole in the name; in the name, the last one as a prefix; in name
 * and keywords; anywhere. A whole word is the cheapest to find, and most searches end there.
 */
export const SEARCH_TIERS = ['whole', 'name', 'keywords', 'anywhere'] as const;

/** An article number is a keyword, so that names need not be searched: whole, begun, anywhere. */
export const NUMBER_TIERS = ['number', 'keywords', 'anywhere'] as const;

export type SearchTier = (typeof SEARCH_TIERS | typeof NUMBER_TIERS)[number];

/** Whether a word counts only where it is whole. */
export function isFullTier(tier: SearchTier): boolean {
  return tier === 'whole' || tier === 'number';
}

export interface MatchLimits {
  /** Maximum number of results. */
  limit?: number | undefined;
  /** Only products that a search within this scope of the listings may show. */
  scope?: number | undefined;
}

/** What the engines do differently; everything above this file is the same on both. */
export interface SearchEngine {
  write(db: Db, documents: readonly SearchDocument[]): Promise<void>;
  remove(db: Db, productIds: readonly number[]): Promise<void>;
  /** Products with all the words, the newest first. */
  matching(db: Db, query: SearchQuery, tier: SearchTier, limits?: MatchLimits): Promise<number[]>;
  /** Whether there is any such product, hidden ones included. */
  exists(db: Db, query: SearchQuery, tier: SearchTier): Promise<boolean>;
  /** A condition on a column that holds product ids. */
  condition(column: string, query: SearchQuery): RawBuilder<boolean>;
}
