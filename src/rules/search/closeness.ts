import type { SearchQuery, SearchTerm } from './search-query.ts';
import { getStem } from './stem.ts';
import { foldedWords } from './words.ts';

interface NameWord {
  word: string;
  stem: string;
}

function nameWords(name: string): NameWord[] {
  return foldedWords(name).map((word) => ({ word, stem: getStem(word) }));
}

function isInteger({ stem }: NameWord, { stems }: SearchTerm): boolean {
  return stems.includes(stem);
}

function fits(nameWord: NameWord, term: SearchTerm): boolean {
  return (
    isInteger(nameWord, term) || (term.prefix !== null && nameWord.word.startsWith(term.prefix))
  );
}

/** The word itself, not one that only means the same or is less close. */
function isNamed(nameWord: NameWord, term: SearchTerm): boolean {
  return (
    nameWord.stem === term.stems[0] ||
    (term.prefix !== null && nameWord.word.startsWith(term.prefix))
  );
}

/** Whether a name holds all that is asked for. */
export function matchesName(name: string, { terms }: SearchQuery): boolean {
  const words = nameWords(name);
  return terms.every((term) => words.some((word) => fits(word, term)));
}

/**
 * How close a name is to what was asked, lower being closer: 'mug' is closest to 'Mug', then to
 * 'Mug rack', then to 'Stoneware mug', then to its synonym 'Cup', then, with the word only begun, to
 * 'Mugwort tea'.
 */
export function closeness(name: string, { terms }: SearchQuery): number {
  const words = nameWords(name);
  const last = terms.at(-1);
  const startsThere = terms.every((term, index) => {
    const word = words[index];
    return word !== undefined && fits(word, term);
  });
  const fullWord = last !== undefined && words.some((word) => isInteger(word, last));
  const named = terms.every((term) => words.some((word) => isNamed(word, term)));
  const rest = Math.min(Math.max(words.length - terms.length, 0), 9);
  return (fullWord ? 0 : 40) + (named ? 0 : 30) + (startsThere ? 0 : 20) + rest;
}
