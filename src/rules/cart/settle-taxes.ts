import { addMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import { exactTaxOn, type RateShare, sameShares, takeOut, taxOn } from '../tax/tax-amounts.ts';

// Splits amounts that are rounded together into net and each rate's tax. Alone a line is a group of
// one; where tax is rounded once for the cart, all of a tax class are one group, whose result is
// distributed to its members.
// Example: three lines of 0.33 at 10 % bear 0.03 each and 0.09 by line, 0.10 rounded once.

export interface TaxGroup {
  /** Of the shopper's location, and of the shop's own where entered amounts include its tax. */
  shares: readonly RateShare[];
  included: readonly RateShare[] | null;
}

export interface Entered {
  /** As entered, after discounts. */
  amount: Money;
  /** The amount of each discount, as entered. */
  deducted: readonly Money[];
}

export interface Settled {
  net: Money;
  /** One per rate of the group. */
  taxes: Money[];
  /** Of the amount before discounts. */
  subtotalTax: Money;
  /** One per discount, without tax. */
  discounts: Money[];
  /** The tax on each of them, in fractions of a cent: it is rounded once for the cart. */
  discountTaxes: number[];
}

/** Members sorted by key, independent of the cart's order. */
export function settleTaxes(group: TaxGroup, members: readonly Entered[]): Settled[] {
  const pieces = members.flatMap(({ deducted }) => deducted);
  const left = addMoney(...members.map(({ amount }) => amount));
  const after = splitAmount(group, left);
  const total = addMoney(left, ...pieces);
  const before = total === left ? after : splitAmount(group, total);
  const stays = group.included !== null && sameShares(group.included, group.shares);

  const amounts = members.map(({ amount }) => amount);
  const nets = group.included ? share(after.net, amounts) : amounts;
  const discounts = group.included ? share(subtractMoney(before.net, after.net), pieces) : pieces;
  // Where the included tax is the tax to pay, the gross price stays; otherwise tax follows the net.
  const rows = stays
    ? amounts.map((amount, at) => subtractMoney(amount, nets[at] ?? money(0)))
    : share(addMoney(...after.taxes), nets);
  const fallen = subtractMoney(addMoney(...before.taxes), addMoney(...after.taxes));
  const included = stays
    ? pieces.map((piece, at) => subtractMoney(piece, discounts[at] ?? money(0)))
    : share(fallen, discounts);
  const added = share(
    addMoney(...before.taxes),
    members.map(({ amount, deducted }) => addMoney(amount, ...deducted)),
  );

  const taxes = spread(rows, after.taxes);
  let at = 0;
  return members.map(({ deducted }, member) => {
    const from = at;
    at += deducted.length;
    const lineIncluded = included.slice(from, at);
    const settled = {
      net: nets[member] ?? money(0),
      taxes: taxes[member] ?? [],
      discounts: discounts.slice(from, at),
    };
    // Tax that prices include is what the line lost; tax added to prices is that of the discount.
    return group.included
      ? {
          ...settled,
          subtotalTax: addMoney(rows[member] ?? money(0), ...lineIncluded),
          discountTaxes: lineIncluded,
        }
      : {
          ...settled,
          subtotalTax: added[member] ?? money(0),
          discountTaxes: deducted.map((piece) => exactTaxOn(piece, group.shares)),
        };
  });
}

function splitAmount(group: TaxGroup, amount: Money): { net: Money; taxes: Money[] } {
  const { shares, included } = group;
  if (included === null) return { net: amount, taxes: taxOn(amount, shares) };
  const excluded = takeOut(amount, included);
  return sameShares(included, shares)
    ? excluded
    : { net: excluded.net, taxes: taxOn(excluded.net, shares) };
}

/**
 * A table with these row and column sums: each row takes its share of what the columns have left.
 */
function spread(rows: readonly Money[], columns: readonly Money[]): Money[][] {
  if (rows.length === 1) return [[...columns]];
  const left = [...columns];
  return rows.map((row) => {
    const parts = row === 0 ? left.map(() => money(0)) : share(row, left);
    parts.forEach((part, at) => {
      left[at] = subtractMoney(left[at] ?? money(0), part);
    });
    return parts;
  });
}

function share(amount: Money, weights: readonly Money[]): Money[] {
  if (weights.length === 1) return [amount];
  return amount === 0 ? weights.map(() => money(0)) : shareOut(amount, weights);
}
