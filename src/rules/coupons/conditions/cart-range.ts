import type { CartLine } from '../../cart/cart-line.ts';
import { addMoney, multiplyMoney } from '../../money/arithmetic.ts';
import type { Money } from '../../money/money.ts';
import { addQuantities } from '../../quantities/quantity.ts';

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
  return addMoney(multiplyMoney(line.unitPrice, line.quantity), line.once);
}

export function inRange(range: CartRange, lines: readonly CartLine[]): boolean {
  const everything = range.productIds.length === 0 && range.categoryIds.length === 0;
  const within = lines.filter((line) => everything || namesLine(range, line));
  const measured =
    range.measure === 'quantity'
      ? addQuantities(...within.map(({ quantity }) => quantity))
      : addMoney(...within.map(lineSubtotal));
  return measured >= range.least && (range.most === null || measured <= range.most);
}
