// How text becomes words, the same for what is stored, what is asked and what is highlighted.
// Example: foldedWords('Ink-blue Cafés, 12 cm') is ['ink', 'blue', 'cafes', '12', 'cm'].

const MAX_WORD_LENGTH = 40;

/** Lower case, without accents, and with one form for characters that look the same. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

export function foldedWords(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(shortened);
}

/** By characters, so that no pair of code units is cut in half. */
function shortened(word: string): string {
  return word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word;
}
