import type { Money } from '#rules/money/money.ts';
import { shortHash } from '#server/platform/short-hash.ts';

// Distinguishes states of a cart, for the cookie and for copies in a browser: the same
// lines in the same numbers at the same total have the same hash. An empty cart has none ('').

export function cartHash(
  lines: readonly { key: string; quantity: number }[],
  total: Money,
): string {
  if (lines.length === 0) return '';
  const sorted = lines.map(({ key, quantity }) => `${key}:${quantity}`).sort();
  return shortHash(`${sorted.join(',')}|${total}`);
}
