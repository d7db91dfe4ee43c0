import { addMoney, multiplyMoney, roundMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import type { CartLine } from './cart-line.ts';

// The amount of a line as prices are entered, before discounts.
// Example: 3 boards at 40.00, of which 5.00 each is engraving that no coupon lowers, and 12.00 once
// for the plate: 132.00, of which coupons may reduce 105.00.

export interface LineAmounts {
  subtotal: Money;
  /** What discounts may reduce: neither the undiscounted part of a piece nor a charge per line. */
  discountable: Money;
}

const ZERO = money(0);

export function lineAmounts(
  line: Pick<CartLine, 'quantity' | 'unitPrice' | 'once' | 'off' | 'undiscounted'>,
): LineAmounts {
  const off = line.off ?? ZERO;
  const pieces = multiplyMoney(line.unitPrice, line.quantity);
  const touched = money(Math.max(0, line.unitPrice - Math.max(0, line.undiscounted)));
  const subtotal = atLeastZero(subtractMoney(addMoney(pieces, line.once), off));
  const discountable = atLeastZero(subtractMoney(multiplyMoney(touched, line.quantity), off));
  return { subtotal, discountable: discountable > subtotal ? subtotal : discountable };
}

/** The amount of some of a line's pieces: 3 of 4 pieces of 10.01 in all are 7.51. */
export function amountOfPieces(amount: Money, pieces: number, quantity: number): Money {
  if (pieces <= 0 || quantity <= 0) return ZERO;
  return pieces >= quantity ? amount : roundMoney((amount * pieces) / quantity);
}

export function atLeastZero(amount: Money): Money {
  return amount > 0 ? amount : ZERO;
}
