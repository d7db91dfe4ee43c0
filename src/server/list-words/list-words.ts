import { type RawBuilder, sql } from 'kysely';
import { wordStarts } from '#rules/search/word-starts.ts';
import { chunks } from '#server/platform/database/chunks.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isSqlite } from '#server/platform/database/is-sqlite.ts';
import type { DerivedTable } from '#server/platform/derived/derived-table.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import { LIST_NAMES, LISTS, type ListName, type ListWordMark } from './lists.ts';
import { countFoundByWord, searchedWords, wordBegins } from './stored-words.ts';

// Rows of a list are found by how the words of their texts begin: an account by "kaja hol". A search for
// a part of a word would read every row to count what it finds.

/** Rows of one statement; SQLite takes at most so many parameters. */
const CHUNK = 5000;
/** Up to so many are found first and then sorted; of more, rows are looked up in the order of the list. */
const FEW = 2000;

export const LIST_WORDS: DerivedTable<ListWordMark> = {
  name: 'list-words',
  marks: 'list_words_due',
  sources: LIST_NAMES.map((list) => LISTS[list].source),
  batch: 2000,
  refresh: writeWords,
};

async function writeWords(trx: Db, marks: readonly ListWordMark[]): Promise<void> {
  for (const [list, marked] of Map.groupBy(marks, (mark) => mark.list)) {
    const keys = [...new Set(marked.map(({ row_key: key }) => key))];
    await trx
      .deleteFrom('list_words')
      .where('list', '=', list)
      .where('row_key', 'in', keys)
      .execute();
    const rows = await loadTexts(trx, list, keys);
    const words = rows.flatMap(({ row_key, texts, part }) =>
      wordStarts(texts).map((word) => ({ list, row_key, word, part })),
    );
    for (const some of chunks(words, CHUNK)) {
      await trx.insertInto('list_words').values(some).execute();
    }
  }
}

interface Texts {
  row_key: string;
  texts: string[];
  part: string;
}

async function loadTexts(trx: Db, list: ListName, keys: readonly string[]): Promise<Texts[]> {
  const { table, key, texts, part } = LISTS[list];
  const columns = [key, ...texts, ...(part === null ? [] : [part])];
  const { rows } = await sql<Readonly<Record<string, string | number>>>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join(toKeys(list, keys))})`.execute(trx);
  return rows.map((row) => ({
    row_key: String(row[key]),
    texts: texts.map((name) => String(row[name])),
    part: part === null ? '' : String(row[part]),
  }));
}

/** As the list has them: numbers, unless its rows are known by a text. */
function toKeys(list: ListName, keys: readonly string[]): (string | number)[] {
  return LISTS[list].key === 'id' ? keys.map(Number) : [...keys];
}

/** Rows that are here already are found by their words from the next search on. */
export async function markAllRows(db: Db): Promise<void> {
  for (const list of LIST_NAMES) {
    const { table, key, where } = LISTS[list];
    await sql`insert into list_words_due (list, row_key)
      select ${sql.lit(list)}, cast(${sql.ref(key)} as text) from ${sql.table(table)}
      ${where ? sql`where ${sql.raw(where(table))}` : sql``}`.execute(db);
  }
}

/** The rows of a list that a search finds. */
export interface FoundRows {
  /** Whether a row is among them, where all of them are read, to be counted or sorted. */
  readonly isFound: RawBuilder<boolean>;
  /** The same where rows are read in the order of the list until a page is full. */
  readonly isFoundInOrder: RawBuilder<boolean>;
  /** How many they are, of some parts or of all, where nothing else narrows the list. */
  count(parts?: readonly string[]): Promise<number>;
}

/** Null without a search. */
export async function searchList(
  db: Db,
  list: ListName,
  search: string | undefined,
): Promise<FoundRows | null> {
  const starts = searchedWords(search);
  if (starts === null) return null;
  await refreshDerived(db, LIST_WORDS);
  const found = keysWithWords(list, starts);
  const count = (parts: readonly string[] = []) => countFound(db, list, starts, parts);
  const { table, key } = LISTS[list];
  const column = sql.ref(`${table}.${key}`);
  const keys = sql`(select ${toColumn(db, list)} from ${found} as found_keys)`;
  if (await areFew(db, found)) {
    // PostgreSQL would read every row to join a few of them, unless their keys are an array.
    const isFound = isSqlite(db)
      ? sql<boolean>`${column} in ${keys}`
      : sql<boolean>`${column} = any(array${keys})`;
    return { isFound, isFoundInOrder: isFound, count };
  }
  const all = starts.map((start) => hasWord(list, sql`cast(${column} as text)`, start));
  return {
    isFound: sql<boolean>`${column} in ${keys}`,
    isFoundInOrder: sql<boolean>`(${sql.join(all, sql` and `)})`,
    count,
  };
}

/** A stored key as the list has it, so that its index finds the row: words are compared by their bytes. */
function toColumn(db: Db, list: ListName): RawBuilder<string | number> {
  if (LISTS[list].key === 'id') return sql`cast(row_key as integer)`;
  return isSqlite(db) ? sql`row_key` : sql`row_key collate "default"`;
}

function isWordIn(list: ListName, start: string): RawBuilder<boolean> {
  return sql<boolean>`list = ${sql.lit(list)} and ${wordBegins(start)}`;
}

function hasWord(list: ListName, key: RawBuilder<unknown>, start: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from list_words where row_key = ${key} and ${isWordIn(list, start)})`;
}

/** The keys of the rows that have words with all these beginnings, possibly twice. */
function keysWithWords(
  list: ListName,
  [first, ...others]: readonly string[],
  parts: readonly string[] = [],
): RawBuilder<string> {
  if (first === undefined) return sql`(select row_key from list_words where 1 = 0)`;
  const each = others.map((start) => hasWord(list, sql.ref('found.row_key'), start));
  const isOfPart = parts.length > 0 ? [sql<boolean>`part in (${sql.join(parts)})`] : [];
  const all = sql.join([isWordIn(list, first), ...isOfPart, ...each], sql` and `);
  return sql`(select row_key from list_words as found where ${all})`;
}

async function areFew(db: Db, keys: RawBuilder<string>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from (select distinct row_key from ${keys} as found_keys limit ${FEW + 1}) as some_keys
    limit 1 offset ${FEW}`.execute(db);
  return rows.length === 0;
}

async function countFound(
  db: Db,
  list: ListName,
  starts: readonly string[],
  parts: readonly string[],
): Promise<number> {
  const [first] = starts;
  if (first === undefined) return 0;
  const ids = keysWithWords(list, starts, parts);
  return countFoundByWord(db, {
    table: 'list_words',
    is: isWordIn(list, first),
    ids,
    id: 'row_key',
  });
}
