import { elementAt } from '../lists/element-at.ts';
import { zip } from '../lists/zip.ts';
import { addMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import {
  exactTaxIn,
  exactTaxOn,
  type RateShare,
  sameShares,
  takeOut,
  taxOn,
} from '../tax/tax-amounts.ts';

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
  /** One per discount: what the net amount loses by it. */
  discounts: Money[];
  /** One per discount: what the price loses by it, with tax where prices include it. */
  priceCuts: Money[];
  /** The tax on each discount, in fractions of a cent: it is rounded once for the cart. */
  discountTaxes: number[];
}

/** Members sorted by key, independent of the cart's order; the result is in the same order. */
export function settleTaxes<M extends Entered>(
  group: TaxGroup,
  members: readonly M[],
): (Settled & { member: M })[] {
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
  const rows = stays ? differences(amounts, nets) : share(addMoney(...after.taxes), nets);
  const fallen = subtractMoney(addMoney(...before.taxes), addMoney(...after.taxes));
  const included = stays ? differences(pieces, discounts) : share(fallen, discounts);
  const added = share(
    addMoney(...before.taxes),
    members.map(({ amount, deducted }) => addMoney(amount, ...deducted)),
  );

  const taxes = spread(rows, after.taxes);
  let from = 0;
  return members.map((member, index) => {
    const to = from + member.deducted.length;
    const lineIncluded = included.slice(from, to);
    const net = elementAt(nets, index);
    const lost = discounts.slice(from, to);
    from = to;
    const { deducted } = member;
    const base = { member, net, taxes: elementAt(taxes, index), discounts: lost };
    if (group.included === null) {
      const subtotalTax = elementAt(added, index);
      const discountTaxes = deducted.map((piece) => exactTaxOn(piece, group.shares));
      return { ...base, subtotalTax, priceCuts: [...deducted], discountTaxes };
    }
    const subtotalTax = addMoney(elementAt(rows, index), ...lineIncluded);
    if (stays) {
      const discountTaxes = deducted.map((piece) => exactTaxIn(piece, group.shares));
      return { ...base, subtotalTax, priceCuts: [...deducted], discountTaxes };
    }
    // The tax of another place than the shop's is no part of the discount as it was entered: there
    // it is what the line lost.
    const priceCuts = zip(lost, lineIncluded).map(([part, tax]) => addMoney(part, tax));
    return { ...base, subtotalTax, priceCuts, discountTaxes: lineIncluded };
  });
}

function differences(gross: readonly Money[], net: readonly Money[]): Money[] {
  return zip(gross, net).map(([amount, part]) => subtractMoney(amount, part));
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
  let left = columns;
  return rows.map((row) => {
    const parts = row === 0 ? left.map(() => money(0)) : share(row, left);
    left = differences(left, parts);
    return parts;
  });
}

function share(amount: Money, weights: readonly Money[]): Money[] {
  if (weights.length === 1) return [amount];
  return amount === 0 ? weights.map(() => money(0)) : shareOut(amount, weights);
}
