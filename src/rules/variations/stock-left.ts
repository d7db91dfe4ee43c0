import type { StockStatus } from '../catalog/product.ts';

// How many are left, where a shopper should be told.
// Example: counted, 3 left, at most 3 may be taken, threshold 5: 3. Not counted, 12 left, or more may
// be ordered than there is: null.

/** `most` is the largest quantity that may be taken, null where nothing limits it. */
export function stockLeft(
  stock: { status: StockStatus; left: number | null },
  most: number | null,
  threshold: number,
): number | null {
  if (stock.status !== 'instock' || stock.left === null || stock.left <= 0) return null;
  if (most === null || most > threshold) return null;
  return stock.left <= threshold ? stock.left : null;
}
