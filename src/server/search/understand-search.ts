import { articleNumberSearch } from '#rules/search/article-number.ts';
import {
  correctedTerm,
  parseSearch,
  type SearchQuery,
  type SearchTerm,
} from '#rules/search/search-query.ts';
import { closestWords, keysToSearch } from '#rules/search/spellings.ts';
import { type Synonyms, synonymBook } from '#rules/search/synonyms.ts';
import { closeTradeWords, TRADE_WORDS } from '#rules/search/trade-words.ts';
import {
  isInBook,
  type JoinedTerm,
  joinedTerms,
  widerQuery,
  withoutSmallWords,
} from '#rules/search/wider-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { searchEngine } from './engine-of.ts';

/** The words of the shop, and those of its trade where it lets them count. */
interface KnownWords {
  synonyms: Synonyms;
  trade: Synonyms;
}

/**
 * What a text asks for. Where nothing is named like it, two words may be one, others may call it
 * otherwise, and words that the catalogue does not know are taken for the known ones they are closest
 * to: 'stonware mugg' asks for a stoneware mug.
 */
export async function understandSearch(
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
  text: string,
): Promise<SearchQuery | null> {
  const number = articleNumberSearch(text);
  if (number && (await searchEngine(db).exists(db, number, 'keywords'))) return number;
  const words: KnownWords = {
    synonyms: settings['search.synonyms'],
    trade: settings['search.tradeWords'] ? TRADE_WORDS : [],
  };
  const query = parseSearch(text, words.synonyms);
  if (!query || (await isNamed(db, query))) return query;
  const wider = await widened(db, query, words);
  if ((wider !== query && (await isNamed(db, wider))) || (await isWritten(db, wider))) return wider;
  const main = withoutSmallWords(wider);
  if (main !== wider && (await isKnown(db, main))) return main;
  return { terms: await Promise.all(main.terms.map((term) => corrected(db, term, words))) };
}

/** Found by name or keyword. */
async function isNamed(db: Db, query: SearchQuery): Promise<boolean> {
  const engine = searchEngine(db);
  // A whole word of a name is the cheapest to find, and most searches end there.
  if (await engine.exists(db, query, 'whole')) return true;
  return engine.exists(db, query, 'keywords');
}

/** Found as a whole word of any text: a mere beginning inside it is no sign of intent. */
function isWritten(db: Db, query: SearchQuery): Promise<boolean> {
  const exact = { terms: query.terms.map((term) => ({ ...term, prefix: null })) };
  return searchEngine(db).exists(db, exact, 'anywhere');
}

async function isKnown(db: Db, query: SearchQuery): Promise<boolean> {
  return (await isNamed(db, query)) || isWritten(db, query);
}

async function widened(
  db: Db,
  query: SearchQuery,
  { synonyms, trade }: KnownWords,
): Promise<SearchQuery> {
  const books = [synonymBook(synonyms), synonymBook(trade)] as const;
  const joined: JoinedTerm[] = [];
  for (const pair of joinedTerms(query)) {
    const known =
      books.some((book) => isInBook(pair, book)) ||
      (await searchEngine(db).exists(db, { terms: [pair.term] }, 'anywhere'));
    if (known) joined.push(pair);
  }
  const [shop, others] = books;
  return widerQuery(widerQuery(query, joined, shop), [], others);
}

async function corrected(
  db: Db,
  term: SearchTerm,
  { synonyms, trade }: KnownWords,
): Promise<SearchTerm> {
  const keys = keysToSearch(term.typed);
  if (keys.length === 0 || (await isKnown(db, { terms: [term] }))) return term;
  const rows = await db
    .selectFrom('search_spellings')
    .select('word')
    .distinct()
    .where('spelling', 'in', keys)
    .execute();
  const begun = term.prefix !== null;
  const closest = (words: readonly string[]) => closestWords(term.typed, words, { begun });
  const meant = closest([...rows.map(({ word }) => word), ...synonymBook(synonyms).words]);
  if (meant.length > 0 || trade.length === 0) return correctedTerm(term, meant, synonyms);
  return correctedTerm(term, closest(closeTradeWords(keys)), trade);
}
