import { errorsAllowed, typingErrors } from './typing-errors.ts';

// A misspelt word finds its correct form in one look-up, in a vocabulary of any size: both are stored
// and asked under keys, which are the word's first letters with one or two of them left out. Words
// within the errors allowed share a key; of those that do, closestWords selects.
// Example: 'candel' without its l and 'candle' without its l are both 'cande'.

const KEY_LENGTH = 8;
const SHORTEST_WORD = 3;

/** Whether a word of the catalogue is worth correcting to. */
export function isVocabulary(word: string): boolean {
  return [...word].length >= SHORTEST_WORD && /^\p{L}+$/u.test(word);
}

/** The keys a word of the vocabulary is stored under: those of what may be typed so far included. */
export function spellingKeys(word: string): string[] {
  const letters = [...word].slice(0, KEY_LENGTH);
  const keys = new Set<string>();
  for (let length = SHORTEST_WORD; length <= letters.length; length += 1) {
    // Two errors are allowed in words of seven letters and more.
    const maxErrors = length >= KEY_LENGTH - 1 ? 2 : 1;
    for (const key of leavingOut(letters.slice(0, length), maxErrors)) keys.add(key);
  }
  return [...keys];
}

/** The keys under which a word that was asked for may be found; none where no error is allowed. */
export function keysToSearch(word: string): string[] {
  const allowed = errorsAllowed(word);
  if (allowed === 0) return [];
  return [...leavingOut([...word].slice(0, KEY_LENGTH), allowed)];
}

/** leavingOut(['o', 'a', 'k'], 1) is 'oak', 'ak', 'ok' and 'oa'. */
function leavingOut(letters: readonly string[], maxErrors: number): Set<string> {
  const keys = new Set([letters.join('')]);
  if (maxErrors === 0) return keys;
  for (let at = 0; at < letters.length; at += 1) {
    for (const key of leavingOut(letters.toSpliced(at, 1), maxErrors - 1)) keys.add(key);
  }
  return keys;
}

const MAX_ALTERNATIVES = 6;

/**
 * The words of the vocabulary that were probably meant, the closest first. A word that is still
 * being typed may also be the misspelt beginning of a longer one.
 */
export function closestWords(
  requested: string,
  vocabulary: Iterable<string>,
  { begun }: { begun: boolean },
): string[] {
  const allowed = errorsAllowed(requested);
  const close: { word: string; distance: number }[] = [];
  for (const word of new Set(vocabulary)) {
    // Three letters have too many neighbours to doubt the first one as well.
    if (requested.length === SHORTEST_WORD && word[0] !== requested[0]) continue;
    const total = typingErrors(requested, word, allowed);
    const errors = begun ? Math.min(total, beginningErrors(requested, word, allowed)) : total;
    if (errors <= allowed) close.push({ word, distance: errors * 2 + (errors < total ? 1 : 0) });
  }
  return close
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length || inOrder(a, b))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ word }) => word);
}

/** Against beginnings at least as long as what was typed; shorter ones would fit too many words. */
function beginningErrors(requested: string, word: string, allowed: number): number {
  const { length } = [...requested];
  const letters = [...word];
  let least = allowed + 1;
  for (let end = length; end <= Math.min(letters.length, length + allowed); end += 1) {
    least = Math.min(least, typingErrors(requested, letters.slice(0, end).join(''), allowed));
  }
  return least;
}

/** Independent of any language, so that both databases give one order. */
function inOrder(a: { word: string }, b: { word: string }): number {
  return a.word < b.word ? -1 : 1;
}
