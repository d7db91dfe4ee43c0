import { type DomainSchema, id, text, word } from '#server/platform/database/schema.ts';
import { createTriggers } from '#server/platform/derived/create-triggers.ts';
import { LIST_WORDS } from './list-words.ts';
import type { ListWordTables } from './tables.ts';

export const listWordSchema: DomainSchema<ListWordTables> = {
  tables: {
    list_words: {
      columns: { list: text, row_key: word, word, part: text },
      key: ['list_words_key', ['list', 'row_key', 'word']],
      indexes: { list_words_word: ['list', 'word', 'part', 'row_key'] },
      isStoredInKey: true,
    },
    list_words_due: {
      columns: { id, list: text, row_key: text },
    },
  },
  statements: (engine) => createTriggers(engine, LIST_WORDS),
};
