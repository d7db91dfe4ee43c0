import type { ReviewSort } from './review-filter.ts';
import { getTraits } from './tally.ts';

// A page of a sorted list, found by counts instead of scanning. A sort order is a sequence of
// groups of cells, each ordered by time; the counts of the groups determine which slices a page
// shows.
// Example: with 12 five-star and 30 four-star reviews, sorted highest first, rows 10 to 19 are the
// five-star reviews from 10 on (two of them) and the first eight with four stars.

export interface SortGroup {
  cells: number[];
  order: 'newest' | 'oldest' | 'score';
}

export function sortGroups(sort: ReviewSort, cells: readonly number[]): SortGroup[] {
  const groups = (keys: number[], toKey: (cell: number) => number): SortGroup[] =>
    keys
      .map((key) => ({
        cells: cells.filter((cell) => toKey(cell) === key),
        order: 'newest' as const,
      }))
      .filter((group) => group.cells.length > 0);
  if (sort === 'highest') return groups([5, 4, 3, 2, 1, 0], (cell) => getTraits(cell).stars);
  if (sort === 'lowest') return groups([1, 2, 3, 4, 5, 0], (cell) => getTraits(cell).stars);
  if (sort === 'photos') return groups([1, 0], (cell) => (getTraits(cell).image ? 1 : 0));
  if (sort === 'helpful') {
    const [voted, rest] = [1, 0].map((helpful) =>
      cells.filter((cell) => (getTraits(cell).helpful ? 1 : 0) === helpful),
    );
    return [
      { cells: voted ?? [], order: 'score' },
      { cells: rest ?? [], order: 'newest' },
    ];
  }
  return [{ cells: [...cells], order: sort }];
}

export interface Slice {
  group: SortGroup;
  /** Rows of the group before the first wanted one. */
  offset: number;
  limit: number;
}

/** The slices of groups that make up `limit` rows from `start`. */
export function getSlices(
  groups: readonly SortGroup[],
  countFor: (group: SortGroup) => number,
  start: number,
  limit: number,
): Slice[] {
  const slices: Slice[] = [];
  let before = 0;
  for (const group of groups) {
    const count = countFor(group);
    const from = Math.max(start, before);
    const to = Math.min(start + limit, before + count);
    if (to > from) slices.push({ group, offset: from - before, limit: to - from });
    before += count;
  }
  return slices;
}

export interface Span {
  /** A time span by its number. */
  at: number;
  count: number;
}

export interface SpanWindow {
  first: number;
  last: number;
  /** Rows of the first span before the wanted ones. */
  offset: number;
  /** Rows of all these spans. */
  rows: number;
}

/** The spans, in reading order, that contain the rows from `offset`; null where they do not. */
export function spanWindow(
  spans: readonly Span[],
  offset: number,
  limit: number,
): SpanWindow | null {
  let before = 0;
  let start: { first: number; offset: number; at: number } | null = null;
  for (const { at, count } of spans) {
    if (!start && before + count > offset)
      start = { first: at, offset: offset - before, at: before };
    before += count;
    if (start && before >= offset + limit) {
      return { first: start.first, last: at, offset: start.offset, rows: before - start.at };
    }
  }
  return null;
}
