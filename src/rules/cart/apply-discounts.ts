import { zip } from '../lists/zip.ts';
import { addMoney, multiplyMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import { addQuantities, subtractQuantity } from '../quantities/quantity.ts';
import type { CartLine } from './cart-line.ts';
import type { Discount } from './cart-totals.ts';
import { choosePieces } from './choose-pieces.ts';
import { amountOfPieces, atLeastZero, lineAmounts } from './line-amounts.ts';
import { type DiscountBase, splitAmount, splitPercent } from './split-discount.ts';

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
  // The cents that cannot be divided go to the first lines and, where lines are equal, to those
  // added earlier: of a fixed amount for the cart the lines of the highest unit price, otherwise
  // those of the highest amount times quantity.
  const byAmount = [...running].sort((a, b) => b.left * b.line.quantity - a.left * a.line.quantity);
  const byUnitPrice = [...running].sort(
    (a, b) => b.left * a.line.quantity - a.left * b.line.quantity,
  );
  for (const discount of discounts) {
    const sorted = discount.kind === 'fixed_cart' ? byUnitPrice : byAmount;
    for (const [one, amount] of zip(sorted, discountBy(discount, sorted))) {
      one.deducted.push(amount);
      one.left = subtractMoney(one.left, amount);
    }
  }
  return running;
}

/**
 * One amount per line. Free pieces first; the discount's amount applies to the other pieces of its
 * lines.
 */
function discountBy(discount: Discount, lines: readonly Running[]): Money[] {
  const { itemLimit } = discount;
  const freePieces = new Map(Object.entries(discount.freePieces));
  const chosen = discount.pieces && new Map(Object.entries(discount.pieces));
  const touched = new Set(discount.lines);
  const free = choosePieces(
    lines.map(({ line, left }) => ({ line, left, count: freePieces.get(line.key) ?? 0 })),
    itemLimit,
  );
  const paid = choosePieces(
    free.map(({ line, left, count }) => ({
      line,
      left,
      free: amountOfPieces(left, count, line.quantity),
      count: touched.has(line.key)
        ? Math.min(
            subtractQuantity(line.quantity, count),
            chosen ? (chosen.get(line.key) ?? 0) : line.quantity,
          )
        : 0,
    })),
    itemLimit === null
      ? null
      : subtractQuantity(itemLimit, addQuantities(...free.map(({ count }) => count))),
  );
  const bases = paid.map(({ line, left, free: freeAmount, count }) => {
    const base = amountOfPieces(left, count, line.quantity);
    // Two rounded-up parts of a line could exceed the line by a cent.
    const rest = subtractMoney(left, freeAmount);
    return { base: base > rest ? rest : base, pieces: count };
  });
  const deducted = zip(paid, amountsOff(discount, bases)).map(([line, off]) =>
    addMoney(line.free, off),
  );
  return limitTotal(deducted, discount.most);
}

function amountsOff(discount: Discount, bases: readonly DiscountBase[]): Money[] {
  const amount = Math.max(0, discount.amount);
  switch (discount.kind) {
    case 'percent':
      return splitPercent(Math.min(amount, 10_000) / 100, bases).map(({ deducted }) => deducted);
    case 'fixed_cart':
      return splitAmount(money(amount), bases).map(({ deducted }) => deducted);
    case 'fixed_product':
      return bases.map(({ base, pieces }) =>
        money(Math.min(multiplyMoney(money(amount), pieces), base)),
      );
    case 'price': {
      const prices = bases.map(({ base }) => base);
      return share(atLeastZero(subtractMoney(addMoney(...prices), money(amount))), prices);
    }
  }
}

function limitTotal(deducted: Money[], limit: Money | null): Money[] {
  return limit === null || addMoney(...deducted) <= limit
    ? deducted
    : share(atLeastZero(limit), deducted);
}

/** No part exceeds its weight, as the whole does not exceed the sum of weights. */
function share(amount: Money, weights: readonly Money[]): Money[] {
  return amount === 0 ? weights.map(() => money(0)) : shareOut(amount, weights);
}
