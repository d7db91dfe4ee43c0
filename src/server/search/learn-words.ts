import { isVocabulary, spellingKeys } from '#rules/search/spellings.ts';
import { foldedWords } from '#rules/search/words.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SearchDocument } from './search-engine.ts';

const WORDS = 400;
const ROWS = 300;

/**
 * Adds the words of names and keywords to the vocabulary that misspelt searches are compared with.
 * A word stays when its last product goes: it then leads to nothing, and the search knows that.
 */
export async function learnWords(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  const words = documents.flatMap(({ name, keywords }) => foldedWords(`${name} ${keywords}`));
  // In one order, so that two processes that learn the same words wait for each other and no more.
  const vocabulary = [...new Set(words.filter(isVocabulary))].sort();
  for (const part of chunks(vocabulary, WORDS)) await learn(db, part);
}

async function learn(db: Db, words: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('search_spellings')
    .select('word')
    .where('spelling', 'in', words)
    .whereRef('spelling', '=', 'word')
    .execute();
  const known = new Set(rows.map(({ word }) => word));
  const spellings = words
    .filter((word) => !known.has(word))
    .flatMap((word) =>
      [...new Set([word, ...spellingKeys(word)])].map((spelling) => ({ spelling, word })),
    );
  for (const part of chunks(spellings, ROWS)) {
    await db
      .insertInto('search_spellings')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
