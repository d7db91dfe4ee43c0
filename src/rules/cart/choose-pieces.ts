import type { Money } from '../money/money.ts';

// Which pieces a limited discount takes: the dearest first, so that a shopper gets the most of it.
// Example: at most 3 pieces of 2 mugs at 18.50 and 5 trays at 48.00 are 3 trays.

export interface Pieces {
  key: string;
  quantity: number;
  /** What all pieces of the line come to. */
  amount: Money;
  /** How many of them are asked for. */
  wanted: number;
}

/** As many numbers as lines, in the same order. */
export function choosePieces(lines: readonly Pieces[], limit: number | null): number[] {
  const wanted = lines.map((line) => Math.min(Math.max(0, line.wanted), line.quantity));
  if (limit === null) return wanted;
  const dearest = lines.map((line, at) => ({ line, at })).sort((a, b) => byPrice(a.line, b.line));
  const taken = lines.map(() => 0);
  let left = Math.max(0, limit);
  for (const { at } of dearest) {
    taken[at] = Math.min(left, wanted[at] ?? 0);
    left -= taken[at];
  }
  return taken;
}

function byPrice(a: Pieces, b: Pieces): number {
  const difference = b.amount * a.quantity - a.amount * b.quantity;
  if (difference !== 0) return difference;
  return a.key < b.key ? -1 : 1;
}
