import { type RawBuilder, sql } from 'kysely';
import { likeAnywhere } from './like-pattern.ts';

// What lists of managers have in common.

/** Sorts rows as a list of ids has them. Example: [7, 3] puts row 7 before row 3. */
export function inListOrder(ids: readonly number[]): RawBuilder<number> {
  const places = ids.map((id, at) => sql`when ${sql.lit(id)} then ${sql.lit(at)}`);
  return sql<number>`case id ${sql.join(places, sql` `)} end`;
}

export interface PageOfList {
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

/**
 * The same page read from the other end, last row first, where that is nearer; null where it is not.
 * Example: of 100 rows, { order: 'asc', offset: 90, limit: 20 } is { order: 'desc', offset: 0, limit: 10 }.
 */
export function fromTheEnd({ order, offset, limit }: PageOfList, total: number): PageOfList | null {
  if (offset <= total / 2) return null;
  const rows = Math.min(limit, Math.max(0, total - offset));
  return {
    order: order === 'asc' ? 'desc' : 'asc',
    offset: Math.max(0, total - offset - rows),
    limit: rows,
  };
}

/** The pattern of LIKE that finds the words anywhere, written with `escape '\\'`; null without words. */
export function likeWords(search: string | undefined): string | null {
  const words = search?.trim() ?? '';
  return words === '' ? null : likeAnywhere(words);
}
