import { addMoney, roundDiscount } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';

// How one discount is divided among lines, cent by cent as WooCommerce does it, so that every
// line of an order has the same amount in both. `bases` are the amounts that may be lowered and
// `pieces` the pieces they are of, the line that takes odd cents first in front.

/**
 * Each line is rounded down, the whole is rounded once, and the cents between the two go one to
 * each piece from the first line on: 10 % of 3.33 and 3.33 are 0.34 and 0.33.
 */
export function splitPercent(
  percent: number,
  bases: readonly Money[],
  pieces: readonly number[],
): Money[] {
  const factor = percent / 100;
  const deducted = bases.map((base) => money(Math.floor(base * factor)));
  const total = roundDiscount(addMoney(...bases) * factor);
  return addCents(total - addMoney(...deducted), bases, pieces, deducted);
}

/**
 * The same for every piece, in rounds: what a cheap piece cannot take is divided among the others,
 * and what does not suffice for a cent each goes one to each piece from the first line on. 5.00 off
 * two pieces of 1.00 and one of 48.00 are 1.66 for each, of which the cheap ones take 1.00; the
 * other 1.34 are the third one's.
 */
export function splitAmount(
  amount: Money,
  bases: readonly Money[],
  pieces: readonly number[],
): Money[] {
  let deducted = bases.map(() => money(0));
  let left: number = Math.min(amount, addMoney(...bases));
  while (left > 0) {
    const open = bases.map((base, at) => (base > (deducted[at] ?? 0) ? (pieces[at] ?? 0) : 0));
    const all = sumUp(open);
    if (all === 0) return deducted;
    const each = Math.floor(left / all);
    const shared = deducted.map((before, at) =>
      money(before + Math.min((bases[at] ?? 0) - before, Math.floor(each * (open[at] ?? 0)))),
    );
    // What is less than a cent for each piece, or for the half piece of a line, goes by the cent.
    const overshoots = addMoney(...shared) > addMoney(...deducted);
    deducted = overshoots ? shared : addCents(left, bases, open, deducted);
    left = Math.min(amount, addMoney(...bases)) - addMoney(...deducted);
  }
  return deducted;
}

/** One cent to each piece or part of one, from the first line on, until the cents are used up. */
function addCents(
  cents: number,
  bases: readonly Money[],
  pieces: readonly number[],
  deducted: readonly Money[],
): Money[] {
  let left = cents;
  return deducted.map((before, at) => {
    const room = Math.min((bases[at] ?? 0) - before, Math.ceil(pieces[at] ?? 0));
    const more = Math.max(0, Math.min(left, room));
    left -= more;
    return money(before + more);
  });
}

function sumUp(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
