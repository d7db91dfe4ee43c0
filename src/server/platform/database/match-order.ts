import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from './like-pattern.ts';

/**
 * The place of a name among what a picker found, as `rules/search/match-rank.ts` has it: 0 for the name
 * that was typed, 3 for what has it anywhere or in another column only. In SQL because of the pages.
 */
export function matchOrder(column: string, typed: string): RawBuilder<number> {
  const words = typed.trim().toLowerCase();
  const name = sql`lower(trim(${sql.ref(column)}))`;
  const begins = (before: string) => `${before}${escapeLike(words)}%`;
  const wordStarts = [' ', '-', '(', '/', '.', "'"].map(
    (mark) => sql`${name} like ${begins(`%${mark}`)} escape '\\'`,
  );
  return sql<number>`case when ${name} = ${words} then 0
    when ${name} like ${begins('')} escape '\\' then 1
    when ${sql.join(wordStarts, sql` or `)} then 2 else 3 end`;
}
