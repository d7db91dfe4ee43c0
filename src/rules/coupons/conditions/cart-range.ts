import type { CartLine } from '../../cart/cart-line.ts';
import { type Money, money } from '../../money/money.ts';

/**
 * A range of quantity or amount: three or more candles is { measure: 'quantity', productIds: [],
 * categoryIds: [candles], least: 3, most: null }. Without products and categories the whole cart is
 * measured.
 */
export interface CartRange {
  measure: 'quantity' | 'subtotal';
  productIds: readonly number[];
  categoryIds: readonly number[];
  least: number;
  most: number | null;
}

/** Named products (or one variation of them), or anything in a named category. */
export function namesLine(
  target: { productIds: readonly number[]; categoryIds: readonly number[] },
  line: CartLine,
): boolean {
  return (
    target.productIds.includes(line.productId) ||
    (line.variationId !== null && target.productIds.includes(line.variationId)) ||
    line.categoryIds.some((id) => target.categoryIds.includes(id))
  );
}

export function lineSubtotal(line: CartLine): Money {
  return money(line.unitPrice * line.quantity + line.once);
}

export function inRange(range: CartRange, lines: readonly CartLine[]): boolean {
  const everything = range.productIds.length === 0 && range.categoryIds.length === 0;
  const measured = lines
    .filter((line) => everything || namesLine(range, line))
    .reduce(
      (sum, line) => sum + (range.measure === 'quantity' ? line.quantity : lineSubtotal(line)),
      0,
    );
  return measured >= range.least && (range.most === null || measured <= range.most);
}
