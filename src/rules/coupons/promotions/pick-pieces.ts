import type { CartLine } from '../../cart/cart-line.ts';
import { subtractQuantity } from '../../quantities/quantity.ts';

/**
 * So many pieces by line key, the cheapest or the dearest first; of equal prices by key, so that the
 * order of the lines does not matter. The 2 cheapest of 1 mug at 9.00 and 3 napkins at 4.00 are
 * { napkins: 2 }.
 */
export function pickPieces(
  lines: readonly CartLine[],
  count: number,
  first: 'cheapest' | 'dearest',
): Record<string, number> {
  const sign = first === 'cheapest' ? 1 : -1;
  const sorted = [...lines].sort(
    (a, b) => sign * (a.unitPrice - b.unitPrice) || (a.key < b.key ? -1 : 1),
  );
  const picked: Record<string, number> = {};
  let left = count;
  for (const { key, quantity } of sorted) {
    const pieces = Math.min(quantity, left);
    if (pieces <= 0) continue;
    picked[key] = pieces;
    left = subtractQuantity(left, pieces);
  }
  return picked;
}
