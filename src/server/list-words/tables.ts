import type { Generated } from 'kysely';
import type { ListName } from './lists.ts';

export interface ListWordTables {
  /** The words of each row of a list, by which it is found, each with the part of the list it is in. */
  list_words: { list: ListName; row_key: string; word: string; part: string };
  /** Rows whose words are to be stored; written by the database with every row. */
  list_words_due: { id: Generated<number>; list: ListName; row_key: string };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends ListWordTables {}
}
