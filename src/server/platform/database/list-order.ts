import { type RawBuilder, sql } from 'kysely';
import { likeAnywhere } from './like-pattern.ts';

// What lists of managers have in common.

/** Sorts rows as a list of ids has them. Example: [7, 3] puts row 7 before row 3. */
export function inListOrder(ids: readonly number[]): RawBuilder<number> {
  const places = ids.map((id, at) => sql`when ${sql.lit(id)} then ${sql.lit(at)}`);
  return sql<number>`case id ${sql.join(places, sql` `)} end`;
}

/** The pattern of LIKE that finds the words anywhere, written with `escape '\\'`; null without words. */
export function likeWords(search: string | undefined): string | null {
  const words = search?.trim() ?? '';
  return words === '' ? null : likeAnywhere(words);
}
