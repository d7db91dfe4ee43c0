import type { Money } from '../money/money.ts';
import { subtractQuantity } from '../quantities/quantity.ts';
import type { CartLine } from './cart-line.ts';

// Which pieces a limited discount applies to: the most expensive first, in favour of the shopper.
// Example: at most 3 pieces of 2 mugs at 18.50 and 5 trays at 48.00 are 3 trays.

export interface Pieces {
  line: Pick<CartLine, 'key' | 'quantity'>;
  /** The remaining amount of all pieces of the line. */
  left: Money;
  /** How many pieces of the line are requested, or chosen. */
  count: number;
}

/** The same lines in the same order, each with the number of its pieces that are chosen. */
export function choosePieces<P extends Pieces>(lines: readonly P[], limit: number | null): P[] {
  const within = lines.map((pieces) => ({
    ...pieces,
    count: Math.min(Math.max(0, pieces.count), pieces.line.quantity),
  }));
  if (limit === null) return within;
  let left = Math.max(0, limit);
  for (const pieces of [...within].sort(byPrice)) {
    pieces.count = Math.min(left, pieces.count);
    left = subtractQuantity(left, pieces.count);
  }
  return within;
}

function byPrice(a: Pieces, b: Pieces): number {
  const difference = b.left * a.line.quantity - a.left * b.line.quantity;
  if (difference !== 0) return difference;
  return a.line.key < b.line.key ? -1 : 1;
}
