import { plainWords } from '#rules/reviews/same-text.ts';
import { shortHash } from '#server/platform/short-hash.ts';

/** Shorter ones are written by many: "Lovely, thank you" is no copy. */
const FEWEST = 25;

/** Hash to find the same text again; '' for what is too short. */
export function textHash(text: string): string {
  const words = plainWords(text);
  return words.length < FEWEST ? '' : shortHash(words);
}
