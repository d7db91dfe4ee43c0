import { addMoney, multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import { addQuantities, subtractQuantity } from '../quantities/quantity.ts';
import type { CartLine } from './cart-line.ts';
import type { Discount } from './cart-totals.ts';
import { choosePieces } from './choose-pieces.ts';
import { amountOfPieces, atLeastZero, lineAmounts } from './line-amounts.ts';
import { splitAmount, splitPercent } from './split-discount.ts';

// The amount of each discount on each line, as prices are entered. Discounts apply in the given
// order, each to the price left by the previous ones; each is rounded once for the cart and
// distributed to the last cent.
// Example: 10 % and then 5.00 off a mug of 18.50 and a tray of 48.00: 6.65 (1.85 and 4.80), then
// 5.00 (2.50 and 2.50, by piece).

export interface DiscountedLine {
  line: CartLine;
  /** Before discounts. */
  subtotal: Money;
  /** One amount per discount, in their order. */
  deducted: Money[];
}

interface Running extends DiscountedLine {
  /** What discounts may still reduce. */
  left: Money;
}

export function applyDiscounts(
  lines: readonly CartLine[],
  discounts: readonly Discount[],
): DiscountedLine[] {
  const running = lines.map((line): Running => {
    const { subtotal, discountable } = lineAmounts(line);
    return { line, subtotal, deducted: [], left: discountable };
  });
  // The cents that cannot be divided go to the first lines: those of the highest worth times
  // quantity and, where these are equal, those added earlier.
  const sorted = [...running].sort((a, b) => b.left * b.line.quantity - a.left * a.line.quantity);
  for (const discount of discounts) {
    const deducted = discountBy(discount, sorted);
    for (const [at, one] of sorted.entries()) {
      const amount = deducted[at] ?? money(0);
      one.deducted.push(amount);
      one.left = subtractMoney(one.left, amount);
    }
  }
  return running;
}

/** Free pieces first; the discount's amount applies to the other pieces of its lines. */
function discountBy(discount: Discount, lines: readonly Running[]): Money[] {
  const freePieces = new Map(Object.entries(discount.freePieces));
  const touched = new Set(discount.lines);
  const free = choosePieces(
    lines,
    lines.map(({ line }) => freePieces.get(line.key) ?? 0),
    discount.itemLimit,
  );
  const pieces = choosePieces(
    lines,
    lines.map(({ line }, at) =>
      touched.has(line.key) ? subtractQuantity(line.quantity, free[at] ?? 0) : 0,
    ),
    discount.itemLimit === null
      ? null
      : subtractQuantity(discount.itemLimit, addQuantities(...free)),
  );
  const amounts = lines.map(({ left, line }, at) =>
    amountOfPieces(left, free[at] ?? 0, line.quantity),
  );
  const bases = lines.map(({ left, line }, at) => {
    const base = amountOfPieces(left, pieces[at] ?? 0, line.quantity);
    // Two rounded-up parts of a line could exceed the line by a cent.
    const rest = subtractMoney(left, amounts[at] ?? money(0));
    return base > rest ? rest : base;
  });
  const off = amountOff(discount, bases, pieces);
  const deducted = amounts.map((amount, at) => addMoney(amount, off[at] ?? money(0)));
  return max(deducted, discount.most);
}

function amountOff(
  discount: Discount,
  bases: readonly Money[],
  pieces: readonly number[],
): Money[] {
  const amount = Math.max(0, discount.amount);
  switch (discount.kind) {
    case 'percent':
      return splitPercent(Math.min(amount, 10_000) / 100, bases, pieces);
    case 'fixed_cart':
      return splitAmount(money(amount), bases, pieces);
    case 'fixed_product':
      return bases.map((base, at) =>
        money(Math.min(multiplyMoney(money(amount), pieces[at] ?? 0), base)),
      );
  }
}

function max(deducted: Money[], limit: Money | null): Money[] {
  return limit === null || addMoney(...deducted) <= limit
    ? deducted
    : share(atLeastZero(limit), deducted);
}

/** No part exceeds its weight, as the whole does not exceed the sum of weights. */
function share(amount: Money, weights: readonly Money[]): Money[] {
  return amount === 0 ? weights.map(() => money(0)) : shareOut(amount, weights);
}
