import type { ExcludedCharacters } from './option-form.ts';
import { safePattern } from './safe-pattern.ts';

// User-perceived characters: a letter with its accent is one, a flag is one, a family is one.
// Example: countCharacters('Ada & Bo', spaces excluded) is 6.

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function getCharacters(text: string): string[] {
  // ASCII needs no segmenter, and most texts are ASCII.
  if (/^[\x20-\x7e]*$/.test(text)) return [...text];
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

export function countCharacters(text: string, excluded: ExcludedCharacters | null = null): number {
  const characters = getCharacters(text);
  if (!excluded || excluded.text === '') return characters.length;
  if (excluded.kind === 'list') {
    const left = new Set(getCharacters(excluded.text));
    return characters.filter((each) => !left.has(each)).length;
  }
  const pattern = safePattern(excluded.text);
  return characters.filter((each) => !pattern.test(each)).length;
}
