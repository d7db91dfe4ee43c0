const LETTERS = /^\p{L}{2,}$/u;
const SHORTEST = 5;

/** Two neighbours as one word; null where one of them is a number or a single letter. */
export function joinedWord(first: string, second: string): string | null {
  const joined = `${first}${second}`;
  return LETTERS.test(first) && LETTERS.test(second) && joined.length >= SHORTEST ? joined : null;
}

/**
 * What neighbouring words are as one, so that a name is found however it is spaced.
 * Example: joinedWords(['tea', 'light', 'box']) is ['tealight', 'lightbox'].
 */
export function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return (next !== undefined && joinedWord(word, next)) || [];
  });
}
