// A new order of things that are named by numbers. Those that are not named follow in the order they had,
// so that something another manager added meanwhile is not lost.
// Example: reorder([1, 2, 3], [3, 1]) is [3, 1, 2]; null where a number is unknown or named twice.

export function reorder(known: readonly number[], ids: readonly number[]): number[] | null {
  const isOnce = new Set(ids).size === ids.length;
  if (!isOnce || ids.some((id) => !known.includes(id))) return null;
  return [...ids, ...known.filter((id) => !ids.includes(id))];
}
