import { plainWords } from '#rules/reviews/same-text.ts';
import { shortHash } from '#server/platform/short-hash.ts';

/** Shorter ones are written by many: "Lovely, thank you" is no copy. */
const FEWEST = 25;

/** By which the same words are found again; '' for what is too short to tell. */
export function textHash(text: string): string {
  const words = plainWords(text);
  return words.length < FEWEST ? '' : shortHash(words);
}
