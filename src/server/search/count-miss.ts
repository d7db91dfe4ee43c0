import { foldedWords } from '#rules/search/words.ts';
import type { Db } from '#server/platform/database/database.ts';

// Searches that found nothing, for the manager: what to stock, to rename or to list as a synonym.
// Only the text is stored, without who typed it.

const MAX_TERM_LENGTH = 80;
const DAY = 24 * 60 * 60 * 1000;
const STORED_DAYS = 180;
const MAX_STORED = 5000;

/** Texts that differ only in case, accents and signs are one. */
export async function countMiss(db: Db, text: string, now: number): Promise<void> {
  const term = foldedWords(text).join(' ').slice(0, MAX_TERM_LENGTH).trim();
  if (term === '') return;
  await db
    .insertInto('search_misses')
    .values({ term, count: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict.column('term').doUpdateSet((eb) => ({
        count: eb('search_misses.count', '+', 1),
        last_at: now,
      })),
    )
    .execute();
}

export interface SearchMiss {
  term: string;
  count: number;
  firstAt: number;
  lastAt: number;
}

/** The most frequent first. */
export async function frequentMisses(db: Db, limit: number): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('search_misses')
    .selectAll()
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute();
  return rows.map(({ term, count, first_at, last_at }) => ({
    term,
    count,
    firstAt: first_at,
    lastAt: last_at,
  }));
}

/** What is old, and what a program typed by the thousand, does not stay. */
export async function purgeMisses(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('search_misses')
    .where('last_at', '<', now - STORED_DAYS * DAY)
    .execute();
  const beyond = await db
    .selectFrom('search_misses')
    .select('term')
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .offset(MAX_STORED)
    .limit(MAX_STORED)
    .execute();
  if (beyond.length === 0) return;
  const terms = beyond.map((row) => row.term);
  await db.deleteFrom('search_misses').where('term', 'in', terms).execute();
}
