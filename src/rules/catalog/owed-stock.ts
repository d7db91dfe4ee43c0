import type { Backorders } from './product.ts';

// A stock below zero is pieces that are owed to buyers, which only a product that can be back-ordered
// has. Programs may count a sale after the last piece; what a person types is refused.
// Example: -3 is refused where back-orders are off, unless it was -3 before.

interface CountedStock {
  manageStock: boolean;
  stockQuantity: number;
  backorders: Backorders;
}

export function isWronglyOwed(next: CountedStock, before: CountedStock | undefined): boolean {
  const { manageStock, stockQuantity, backorders } = next;
  const isOwed = manageStock && backorders === 'no' && stockQuantity < 0;
  return isOwed && !(before?.manageStock && before.stockQuantity === stockQuantity);
}
