import { folded } from './words.ts';

// People are found by how the words of their name or address begin, without case and accents.
// Example: wordStarts(['José O’Hara', 'jo@example.com']) is ['jose', 'o’hara', 'hara', 'jo@example.com',
// 'example.com', 'com']: he is found by searchedStarts('Hara jo'), and not by searchedStarts('ohara').

const MAX_LENGTH = 60;
const WORD_START = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu;

/** Under what they are stored: from every place where a word begins to the next space. */
export function wordStarts(texts: readonly string[]): string[] {
  const starts = texts
    .flatMap(getParts)
    .flatMap((part) => [...part.matchAll(WORD_START)].map(({ index }) => part.slice(index)));
  return [...new Set(starts.map(shortened))];
}

/** All of them must begin something that is stored. Signs before a word are not looked for. */
export function searchedStarts(search: string): string[] {
  const requested = getParts(search).map((part) => part.replace(/^[^\p{L}\p{N}]+/u, ''));
  return [...new Set(requested.filter((part) => part !== '').map(shortened))];
}

function getParts(text: string): string[] {
  return folded(text).split(/\s+/);
}

/** By characters, so that no pair of code units is cut in half. */
function shortened(part: string): string {
  return part.length > MAX_LENGTH ? [...part].slice(0, MAX_LENGTH).join('') : part;
}
