import { joinedWords } from './joined-words.ts';
import type { SearchQuery, SearchTerm } from './search-query.ts';
import { getStem } from './stem.ts';
import { foldedWords } from './words.ts';

interface NameWord {
  word: string;
  stem: string;
}

function nameWords(name: string): NameWord[] {
  return foldedWords(name).map(nameWord);
}

function nameWord(word: string): NameWord {
  return { word, stem: getStem(word) };
}

/** Its neighbours as one word, which is how some write them. */
function spacedOtherwise(words: readonly NameWord[]): NameWord[] {
  return joinedWords(words.map(({ word }) => word)).map(nameWord);
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
  const plain = nameWords(name);
  const words = [...plain, ...spacedOtherwise(plain)];
  return terms.every((term) => words.some((word) => fits(word, term)));
}

/**
 * How close a name is to what was asked, lower being closer: 'mug' is closest to 'Mug', then to
 * 'Mug rack', then to 'Stoneware mug', then to its synonym 'Cup', then, with the word only begun, to
 * 'Mugwort tea'.
 */
export function closeness(name: string, query: SearchQuery): number {
  const words = nameWords(name);
  const { fullWord, named } = matches(words, query);
  // Most names are spaced as they are searched.
  const spaced =
    fullWord && named ? { fullWord, named } : matches([...words, ...spacedOtherwise(words)], query);
  const startsThere = query.terms.every((term, index) => {
    const word = words[index];
    return word !== undefined && fits(word, term);
  });
  const rest = Math.min(Math.max(words.length - query.terms.length, 0), 9);
  return (spaced.fullWord ? 0 : 40) + (spaced.named ? 0 : 30) + (startsThere ? 0 : 20) + rest;
}

function matches(words: readonly NameWord[], { terms }: SearchQuery) {
  const last = terms.at(-1);
  return {
    fullWord: last !== undefined && words.some((word) => isInteger(word, last)),
    named: terms.every((term) => words.some((word) => isNamed(word, term))),
  };
}
