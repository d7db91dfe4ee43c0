import { startCounter } from '#server/platform/counters/schema.ts';
import { type DomainSchema, integer, text, time } from '#server/platform/database/schema.ts';
import type { SearchTables } from './tables.ts';

export const searchSchema: DomainSchema<SearchTables> = {
  tables: {
    search_spellings: {
      columns: {
        spelling: text,
        word: text,
      },
      key: ['search_spellings_key', ['spelling', 'word']],
    },
    search_misses: {
      columns: {
        term: text.primaryKey(),
        count: integer,
        first_at: time,
        last_at: time,
      },
    },
  },
  statements: (engine) => [
    // Which version of the rules the stored words follow.
    startCounter('search', 2),
    ...(engine === 'postgres'
      ? [
          'create table search_words (product_id integer primary key, words tsvector not null)',
          'create index search_words_words on search_words using gin (words)',
        ]
      : [
          // Without content of its own: the texts are in `products`. The prefix lists make the first
          // letters of a word as quick to find as all of it.
          `create virtual table search_words using fts5 (name, keywords, body, content = '',
        contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 0')`,
        ]),
  ],
};
