import { joinedWords } from '#rules/search/joined-words.ts';
import { getStem } from '#rules/search/stem.ts';
import { foldedWords } from '#rules/search/words.ts';
import type { SearchDocument } from './search-engine.ts';

/**
 * The words under which a text is found: each as it is written, for those who have typed only its
 * beginning, and its stem. storedWords('Oak mugs') is ['oak', 'mugs', 'mug'].
 */
export function storedWords(text: string): string[] {
  return foldedWords(text).flatMap(withStem);
}

/** What is written of a product, the same on both engines. */
export function documentWords({
  name,
  keywords,
  keywordNames,
  body,
}: Omit<SearchDocument, 'productId'>): Record<'name' | 'keywords' | 'body', string[]> {
  return {
    name: storedName(name),
    keywords: [...storedWords(keywords), ...keywordNames.flatMap(spacedOtherwise)],
    body: storedWords(body),
  };
}

/** Of a name also its neighbouring words as one: 'Tea light' is found as 'tealight', too. */
function storedName(name: string): string[] {
  return [...storedWords(name), ...spacedOtherwise(name)];
}

function spacedOtherwise(name: string): string[] {
  return joinedWords(foldedWords(name)).flatMap(withStem);
}

function withStem(word: string): string[] {
  const stem = getStem(word);
  return stem === word ? [word] : [word, stem];
}
