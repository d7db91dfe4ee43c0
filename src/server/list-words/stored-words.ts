import { type RawBuilder, sql } from 'kysely';
import { searchedStarts } from '#rules/search/word-starts.ts';
import type { Db } from '#server/platform/database/database.ts';

// What searches of lists have in common: words that are stored in an index, and found by how they begin.

/** What was searched for, the longest first, as it is in the fewest; null without a search. */
export function searchedWords(search: string | undefined): string[] | null {
  if ((search?.trim() ?? '') === '') return null;
  return searchedStarts(search ?? '').sort((one, other) => other.length - one.length);
}

/** The last character there is: what begins like a word is between the word and the word with it. */
const LAST = '\u{10ffff}';

export function wordBegins(start: string): RawBuilder<boolean> {
  return sql<boolean>`word >= ${start} and word < ${start + LAST}`;
}

interface FoundByWord {
  table: 'buyer_words' | 'list_words' | 'order_words';
  /** Of the word that found them. */
  is: RawBuilder<boolean>;
  /** A query for their numbers, possibly twice, and its column. */
  ids: RawBuilder<unknown>;
  id: 'buyer_id' | 'order_id' | 'row_key';
}

/**
 * How many were found. Telling twice the same one apart takes longer than all the rest, and is needed
 * only where a beginning has several words: "greta" has one, "gre" has "greta" and "gregor".
 */
export async function countFoundByWord(
  db: Db,
  { table, is, ids, id }: FoundByWord,
): Promise<number> {
  const end = (which: 'min' | 'max') =>
    sql`(select ${sql.raw(which)}(word) from ${sql.table(table)} where ${is})`;
  const { rows } = await sql<{ total: number | string }>`
    select case when ${end('min')} = ${end('max')}
      then (select count(*) from ${ids} as each)
      else (select count(distinct ${sql.ref(id)}) from ${ids} as each) end as total`.execute(db);
  return Number(rows[0]?.total ?? 0);
}
