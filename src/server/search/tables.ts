export interface SearchTables {
  /** The words of names and keywords under the keys by which misspelt words find them. */
  search_spellings: { spelling: string; word: string };
  /** Searches that found no product; each text once, with how often and when last. */
  search_misses: { term: string; count: number; first_at: number; last_at: number };
}

declare module '#server/platform/database/tables.ts' {
  interface Tables extends SearchTables {}
}
