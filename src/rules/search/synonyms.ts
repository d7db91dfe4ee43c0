import { getStem } from './stem.ts';
import { foldedWords } from './words.ts';

// Words that mean the same, looked up by their stems. An entry of two words stands for them in a row,
// and also for both as one word: 'gift card' and 'giftcard'.
// Example: in the book of [['mug', 'cup']] the stem 'cup' has 'mug' and 'cup'.

/** Groups of words that mean the same: [['mug', 'cup', 'beaker'], ['throw', 'blanket']]. */
export type Synonyms = readonly (readonly string[])[];

export interface SynonymBook {
  /** The stems of all words of its groups; none where the stem is in no group. */
  sameAs(stem: string): readonly string[];
  /** The same for all words that begin so; none for a beginning of less than three letters. */
  sameAsBegun(beginning: string): readonly string[];
  /** Every word, as one may be misspelt. */
  words: readonly string[];
}

const SHORTEST_BEGINNING = 3;
const books = new WeakMap<Synonyms, SynonymBook>();

/** Groups of a shop change rarely and are searched by often. */
export function synonymBook(groups: Synonyms): SynonymBook {
  const ready = books.get(groups);
  if (ready) return ready;
  const book = makeBook(groups);
  books.set(groups, book);
  return book;
}

function makeBook(groups: Synonyms): SynonymBook {
  const byStem = new Map<string, Set<string>>();
  const byWord: { word: string; stems: readonly string[] }[] = [];
  for (const group of groups) {
    const words = group.map((entry) => foldedWords(entry).join('')).filter(Boolean);
    const stems = words.map(getStem);
    for (const stem of stems) byStem.set(stem, new Set([...(byStem.get(stem) ?? []), ...stems]));
    byWord.push(...words.map((word) => ({ word, stems })));
  }
  const lists = new Map([...byStem].map(([stem, stems]) => [stem, [...stems]]));
  return {
    sameAs: (stem) => lists.get(stem) ?? [],
    sameAsBegun: (beginning) =>
      beginning.length < SHORTEST_BEGINNING
        ? []
        : byWord.filter(({ word }) => word.startsWith(beginning)).flatMap(({ stems }) => stems),
    words: byWord.map(({ word }) => word),
  };
}
