/**
 * How many swatches of an attribute are shown before "more": all where there is no limit, where
 * only one would be hidden (the button takes as much space), or where the chosen one is among the
 * hidden. visibleCount(9, 5, -1) is 5; visibleCount(9, 5, 7) is 9; visibleCount(6, 5, -1) is 6; a limit
 * of 0 is none.
 */
export function visibleCount(count: number, limit: number, chosen: number): number {
  if (limit <= 0 || count <= limit + 1 || chosen >= limit) return count;
  return limit;
}
