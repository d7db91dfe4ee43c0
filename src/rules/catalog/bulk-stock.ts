import { addQuantities } from '../quantities/quantity.ts';

// New stock of many products at once, each from its own.
// Example: { by: -2 } makes 5 to 3 and 1 to 0; { set: 8 } makes any number 8.

export interface StockRequest {
  set?: number | undefined;
  /** Added to what is there; less where it is negative, but never below nothing. */
  by?: number | undefined;
}

interface Counted {
  manageStock: boolean;
  stockQuantity: number;
}

export interface StockChange {
  manageStock?: true;
  stockQuantity?: number;
}

/** `starts`: what was not counted is counted from now on, where a number is set. */
export function bulkStock(
  { manageStock, stockQuantity }: Counted,
  { set, by }: StockRequest,
  starts: boolean,
): StockChange {
  if (set !== undefined) {
    if (!manageStock && !starts) return {};
    return { ...(!manageStock && { manageStock: true }), stockQuantity: set };
  }
  if (by === undefined || !manageStock) return {};
  const sum = addQuantities(stockQuantity, by);
  // What is owed already is not written off.
  return { stockQuantity: Math.max(sum, Math.min(stockQuantity, 0)) };
}
