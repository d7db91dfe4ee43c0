import { getStem } from './stem.ts';
import { errorsAllowed, typingErrors } from './typing-errors.ts';
import { folded, foldedWords } from './words.ts';

// Which parts of a name to emphasise for what was typed.
// Example: highlighted('Stoneware mug', 'ston') is [{ text: 'Ston', hit: true }, { text: 'eware mug', hit: false }].

export interface NamePart {
  text: string;
  hit: boolean;
}

export function highlighted(name: string, typed: string): NamePart[] {
  const requested = foldedWords(typed);
  const parts: NamePart[] = [];
  const add = (text: string, hit: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.hit === hit) last.text += text;
    else parts.push({ text, hit });
  };
  let end = 0;
  for (const match of name.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const [word] = match;
    add(name.slice(end, match.index), false);
    const length = hitLength(word, requested);
    add(word.slice(0, length), true);
    add(word.slice(length), false);
    end = match.index + word.length;
  }
  add(name.slice(end), false);
  return parts;
}

/** How much of a word, from its beginning, was asked for. */
function hitLength(word: string, requested: readonly string[]): number {
  const foldedWord = folded(word);
  const begun = Math.max(
    0,
    ...requested.filter((one) => foldedWord.startsWith(one)).map((one) => one.length),
  );
  // Where folding changed the length, its letters cannot be counted in the original.
  if (begun > 0) return foldedWord.length === word.length ? begun : word.length;
  const meant = requested.some(
    (one) => getStem(one) === getStem(foldedWord) || isMisspelt(one, foldedWord),
  );
  return meant ? word.length : 0;
}

function isMisspelt(requested: string, foldedWord: string): boolean {
  const allowed = errorsAllowed(requested);
  if (allowed === 0) return false;
  const length = Math.min(foldedWord.length, requested.length + allowed);
  return [foldedWord, foldedWord.slice(0, requested.length), foldedWord.slice(0, length)].some(
    (one) => typingErrors(requested, one, allowed) <= allowed,
  );
}
