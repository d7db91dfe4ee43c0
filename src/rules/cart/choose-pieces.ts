import type { Money } from '../money/money.ts';
import { subtractQuantity } from '../quantities/quantity.ts';
import type { CartLine } from './cart-line.ts';

// Which pieces a limited discount applies to: the most expensive first, in favour of the shopper.
// Example: at most 3 pieces of 2 mugs at 18.50 and 5 trays at 48.00 are 3 trays.

export interface Pieces {
  line: Pick<CartLine, 'key' | 'quantity'>;
  /** The remaining amount of all pieces of the line. */
  left: Money;
}

/** `wanted` and the result have one number per line, in the order of lines. */
export function choosePieces(
  lines: readonly Pieces[],
  counts: readonly number[],
  limit: number | null,
): number[] {
  const within = lines.map(({ line }, at) => Math.min(Math.max(0, counts[at] ?? 0), line.quantity));
  if (limit === null) return within;
  const dearest = lines
    .map((pieces, at) => ({ pieces, at }))
    .filter(({ at }) => within[at] !== 0)
    .sort((a, b) => byPrice(a.pieces, b.pieces));
  const used = lines.map(() => 0);
  let left = Math.max(0, limit);
  for (const { at } of dearest) {
    used[at] = Math.min(left, within[at] ?? 0);
    left = subtractQuantity(left, used[at]);
  }
  return used;
}

function byPrice(a: Pieces, b: Pieces): number {
  const difference = b.left * a.line.quantity - a.left * b.line.quantity;
  if (difference !== 0) return difference;
  return a.line.key < b.line.key ? -1 : 1;
}
