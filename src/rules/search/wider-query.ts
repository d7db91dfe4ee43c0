import { joinedWord } from './joined-words.ts';
import type { SearchQuery, SearchTerm } from './search-query.ts';
import { getStem } from './stem.ts';
import type { SynonymBook } from './synonyms.ts';

// What a search may also mean whose words name no product: two words that are one, and words that
// others have for the same thing.
// Example: 'navy table cloth' is a blue 'tablecloth', where the catalogue knows one.

/** Two neighbouring words as one term, with its place among the others. */
export interface JoinedTerm {
  at: number;
  term: SearchTerm;
}

/** Every pair of neighbours that may be one word. */
export function joinedTerms({ terms }: SearchQuery): JoinedTerm[] {
  return terms.flatMap((term, at) => {
    const next = terms[at + 1];
    const joined = next && joinedWord(term.typed, next.typed);
    return joined ? { at, term: joinedTerm(joined, next.prefix !== null) } : [];
  });
}

function joinedTerm(joined: string, begun: boolean): SearchTerm {
  return { typed: joined, meant: joined, stems: [getStem(joined)], prefix: begun ? joined : null };
}

/** Whether a list of synonyms knows the two words. */
export function isInBook({ term }: JoinedTerm, book: SynonymBook): boolean {
  return book.sameAs(term.stems[0]).length > 0;
}

/**
 * The same search with what `joined` says in place of two words each, the first of those that share
 * one, and with the words of the book for each term. Nothing of both leaves it as it is.
 */
export function widerQuery(
  query: SearchQuery,
  joined: readonly JoinedTerm[],
  book: SynonymBook,
): SearchQuery {
  const terms: SearchTerm[] = [];
  for (let at = 0; at < query.terms.length; at += 1) {
    const pair = joined.find((one) => one.at === at);
    const term = pair?.term ?? query.terms[at];
    if (term) terms.push(withSynonyms(term, book));
    if (pair) at += 1;
  }
  const same =
    terms.length === query.terms.length && terms.every((term, at) => term === query.terms[at]);
  return same ? query : { ...query, terms };
}

function withSynonyms(term: SearchTerm, book: SynonymBook): SearchTerm {
  const [first, ...others] = term.stems;
  const more = term.stems.flatMap((stem) => book.sameAs(stem));
  if (more.length === 0) return term;
  const stems = [...new Set([...others, ...more])].filter((stem) => stem !== first);
  return { ...term, stems: [first, ...stems] };
}

const SMALL_WORDS = new Set(
  'a an and at by for from in of on or the to with der die das für mit und le la les de pour el con para'.split(
    ' ',
  ),
);

/** Without words that say nothing of a product, as long as another one is left. */
export function withoutSmallWords(query: SearchQuery): SearchQuery {
  const terms = query.terms.filter(({ typed }) => !SMALL_WORDS.has(typed));
  return terms.length === 0 || terms.length === query.terms.length ? query : { ...query, terms };
}
