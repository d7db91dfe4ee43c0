import { articleNumberSearch } from '#rules/search/article-number.ts';
import {
  correctedTerm,
  parseSearch,
  type SearchQuery,
  type SearchTerm,
  type Synonyms,
} from '#rules/search/search-query.ts';
import { closestWords, keysToSearch } from '#rules/search/spellings.ts';
import { foldedWords } from '#rules/search/words.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { searchEngine } from './engine-of.ts';

/**
 * What a text asks for. Where nothing is named like it, words that the catalogue does not know are
 * taken for the known ones they are closest to: 'stonware mugg' asks for a stoneware mug.
 */
export async function understandSearch(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  text: string,
): Promise<SearchQuery | null> {
  const number = articleNumberSearch(text);
  if (number && (await searchEngine(db).exists(db, number, 'keywords'))) return number;
  const synonyms = settings['search.synonyms'];
  const query = parseSearch(text, synonyms);
  if (!query || (await isKnown(db, query))) return query;
  return { terms: await Promise.all(query.terms.map((term) => corrected(db, term, synonyms))) };
}

/** Found by name or keyword, or as a whole word: a mere beginning inside a text is no sign of intent. */
async function isKnown(db: Db, query: SearchQuery): Promise<boolean> {
  const engine = searchEngine(db);
  // A whole word of a name is the cheapest to find, and most searches end there.
  if (await engine.exists(db, query, 'whole')) return true;
  if (await engine.exists(db, query, 'keywords')) return true;
  const exact = { terms: query.terms.map((term) => ({ ...term, prefix: null })) };
  return engine.exists(db, exact, 'anywhere');
}

async function corrected(db: Db, term: SearchTerm, synonyms: Synonyms): Promise<SearchTerm> {
  const keys = keysToSearch(term.typed);
  if (keys.length === 0 || (await isKnown(db, { terms: [term] }))) return term;
  const rows = await db
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('spelling', 'in', keys)
    .execute();
  const vocabulary = [
    ...rows.map(({ word }) => word),
    ...synonyms.flat().flatMap((word) => foldedWords(word)),
  ];
  const begun = term.prefix !== null;
  return correctedTerm(term, closestWords(term.typed, vocabulary, { begun }), synonyms);
}
