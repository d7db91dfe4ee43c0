import type { Message } from './format.ts';

// Whether a text of the shop's own may replace a built-in one. What it names in braces has to be known
// where the text is shown, and a text with plural forms needs at least the general one.
// Example: "{count} left" may become "only {count}!", but not "only {number}!".

export type TextProblem =
  | { code: 'empty' }
  | { code: 'too-long'; most: number }
  | { code: 'unknown-word'; word: string; known: readonly string[] }
  | { code: 'no-general-form' };

export const MAX_TEXT_LENGTH = 2000;
const WORD = /\{(\w+)\}/g;

/** What stands in braces in a text, each once: `wordsIn('{a} of {b}, {a}')` is a, b. */
export function wordsIn(message: Message): string[] {
  const texts = typeof message === 'string' ? [message] : Object.values(message);
  const words = texts.flatMap((text) => [...text.matchAll(WORD)].map(([, word = '']) => word));
  return [...new Set(words)];
}

/**
 * Null where it may. `more` are words that are known there besides those of the built-in text. A text
 * that is empty by itself may stay so.
 */
export function textProblem(
  usual: Message,
  custom: string | Readonly<Record<string, string>>,
  more: readonly string[] = [],
): TextProblem | null {
  const texts = typeof custom === 'string' ? [custom] : Object.values(custom);
  if (typeof custom !== 'string' && custom.other === undefined) return { code: 'no-general-form' };
  if (usual !== '' && texts.some((text) => text.trim() === '')) return { code: 'empty' };
  if (texts.some((text) => text.length > MAX_TEXT_LENGTH)) {
    return { code: 'too-long', most: MAX_TEXT_LENGTH };
  }
  const known = [...new Set([...wordsIn(usual), ...more])];
  // Every text with plural forms is given the number.
  const allowed = typeof usual === 'string' ? known : [...new Set(['count', ...known])];
  const word = texts.flatMap((text) => wordsIn(text)).find((each) => !allowed.includes(each));
  return word === undefined ? null : { code: 'unknown-word', word, known: allowed };
}
