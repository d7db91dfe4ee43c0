/** chunks([1, 2, 3], 2) is [[1, 2], [3]]: both engines limit how many values one statement may carry. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < items.length; from += size) parts.push(items.slice(from, from + size));
  return parts;
}
