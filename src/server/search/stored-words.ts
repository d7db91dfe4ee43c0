import { getStem } from '#rules/search/stem.ts';
import { foldedWords } from '#rules/search/words.ts';

/**
 * The words under which a text is found: each as it is written, for those who have typed only its
 * beginning, and its stem. storedWords('Oak mugs') is ['oak', 'mugs', 'mug'].
 */
export function storedWords(text: string): string[] {
  return foldedWords(text).flatMap((word) => {
    const stem = getStem(word);
    return stem === word ? [word] : [word, stem];
  });
}
