import { getStem } from './stem.ts';
import { type SynonymBook, type Synonyms, synonymBook } from './synonyms.ts';
import { foldedWords } from './words.ts';

// What is looked for: for each word that was typed the stems of which any may stand for it, and for
// the last one, which may be unfinished, also what it begins with.
// Example: 'Linen table cl' is linen and tabl as whole words, and a word that begins with 'cl'.

const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;

export interface SearchTerm {
  /** As typed, without case and accents. */
  typed: string;
  /** The word it is taken for: another one where it was misspelt. */
  meant: string;
  /** Stems that count as this word: its own first, or the closest where it was misspelt. */
  stems: readonly [string, ...string[]];
  /** What a longer word may begin with; null for all words but the last. */
  prefix: string | null;
}

/** All terms must be found. */
export interface SearchQuery {
  terms: readonly SearchTerm[];
  /** Whether an article number was typed: the one it is goes before those it begins. */
  articleNumber?: boolean;
}

/** Null where there is nothing to look for. Text beyond what a person types is left out. */
export function parseSearch(text: string, synonyms: Synonyms = []): SearchQuery | null {
  const words = foldedWords(text.slice(0, MAX_TEXT_LENGTH)).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const book = synonymBook(synonyms);
  const last = words.length - 1;
  return {
    terms: words.map((typed, at) => {
      const prefix = at === last ? typed : null;
      return { typed, meant: typed, stems: stemsFor(getStem(typed), prefix, book), prefix };
    }),
  };
}

/** The term for what was probably meant; what begins as it was typed still counts. */
export function correctedTerm(
  term: SearchTerm,
  meant: readonly string[],
  synonyms: Synonyms,
): SearchTerm {
  const [closest, ...others] = meant.map(getStem);
  if (closest === undefined) return term;
  const [first, ...same] = stemsFor(closest, null, synonymBook(synonyms));
  return {
    ...term,
    meant: meant[0] ?? term.typed,
    stems: [first, ...without(first, [...same, ...others])],
  };
}

/** A synonym that no product is named with is found from its first letters on, as other words are. */
function stemsFor(stem: string, prefix: string | null, book: SynonymBook): SearchTerm['stems'] {
  const begun = prefix === null ? [] : book.sameAsBegun(prefix);
  return [stem, ...without(stem, [...book.sameAs(stem), ...begun])];
}

function without(stem: string, stems: readonly string[]): string[] {
  return [...new Set(stems)].filter((one) => one !== stem);
}

/** What a misspelt search was taken for; '' where every word was understood as it was typed. */
export function correctedText({ terms }: SearchQuery): string {
  const corrected = terms.some(({ typed, meant }) => typed !== meant);
  return corrected ? terms.map(({ meant }) => meant).join(' ') : '';
}

/** For each word the stems that count as it, its first one first. */
export function termStems({ terms }: SearchQuery): (readonly string[])[] {
  return terms.map(({ stems }) => stems);
}
