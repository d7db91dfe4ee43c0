import type { StockStatus } from '../catalog/product.ts';

// The number left, where it is displayed.
// Example: managed, 3 left, at most 3 may be bought, threshold 5: 3. Not managed, 12 left, or
// back-orders allowed: null.

/** `most` is the largest allowed quantity, null for no limit. */
export function stockLeft(
  stock: { status: StockStatus; left: number | null },
  max: number | null,
  threshold: number,
): number | null {
  if (stock.status !== 'instock' || stock.left === null || stock.left <= 0) return null;
  if (max === null || max > threshold) return null;
  return stock.left <= threshold ? stock.left : null;
}
