import { addMoney, roundHalfDown } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';

// How one discount is divided among lines, cent by cent as WooCommerce does it, so that every
// line of an order has the same amount in both.

export interface DiscountBase {
  /** The amount that may be lowered, and how many pieces it is the price of. */
  base: Money;
  pieces: number;
}

export interface DiscountShare extends DiscountBase {
  deducted: Money;
}

/**
 * Each line is rounded down, the whole is rounded once, and the cents between the two go one to
 * each piece from the first line on: 10 % of 3.33 and 3.33 are 0.34 and 0.33.
 */
export function splitPercent(percent: number, bases: readonly DiscountBase[]): DiscountShare[] {
  const factor = percent / 100;
  const shares = bases.map((each) => ({
    ...each,
    deducted: money(Math.floor(each.base * factor)),
  }));
  const total = roundHalfDown(sumOfBases(bases) * factor);
  return addCents(total - sumDeducted(shares), shares);
}

/**
 * The same for every piece, in rounds: what a cheap piece cannot take is divided among the others,
 * and what does not suffice for a cent each goes one to each piece from the first line on. 5.00 off
 * two pieces of 1.00 and one of 48.00 are 1.66 for each, of which the cheap ones take 1.00; the
 * other 1.34 are the third one's.
 */
export function splitAmount(amount: Money, bases: readonly DiscountBase[]): DiscountShare[] {
  const total = Math.min(amount, sumOfBases(bases));
  let shares: DiscountShare[] = bases.map((each) => ({ ...each, deducted: money(0) }));
  let left = total;
  while (left > 0) {
    // A line that is free by now takes no further part.
    const open = shares.map((each) => (each.base > each.deducted ? each : { ...each, pieces: 0 }));
    const pieces = open.reduce((sum, each) => sum + each.pieces, 0);
    if (pieces === 0) return shares;
    const perPiece = Math.floor(left / pieces);
    const shared = open.map((each) => {
      const more = Math.min(each.base - each.deducted, Math.floor(perPiece * each.pieces));
      return { ...each, deducted: money(each.deducted + more) };
    });
    // What is less than a cent for each piece, or for the half piece of a line, goes by the cent.
    const progresses = sumDeducted(shared) > sumDeducted(shares);
    shares = progresses ? shared : addCents(left, open);
    left = total - sumDeducted(shares);
  }
  return shares;
}

/** One cent to each piece or part of one, from the first line on, until the cents are used up. */
function addCents(cents: number, shares: readonly DiscountShare[]): DiscountShare[] {
  let left = cents;
  return shares.map((each) => {
    const room = Math.min(each.base - each.deducted, Math.ceil(each.pieces));
    const more = Math.max(0, Math.min(left, room));
    left -= more;
    return { ...each, deducted: money(each.deducted + more) };
  });
}

function sumOfBases(bases: readonly DiscountBase[]): Money {
  return addMoney(...bases.map(({ base }) => base));
}

function sumDeducted(shares: readonly DiscountShare[]): Money {
  return addMoney(...shares.map(({ deducted }) => deducted));
}
