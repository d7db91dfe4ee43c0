import type { Money } from '../money/money.ts';
import { plainTaxClass } from '../tax/find-rates.ts';
import { type RateShare, rateShares } from '../tax/tax-amounts.ts';
import type { TaxChoices } from './cart-totals.ts';
import { type Settled, settleTaxes, type TaxGroup } from './settle-taxes.ts';

// Groups lines and fees that are rounded together: each alone, or all of a tax class where each
// rate's tax is rounded once for the cart.

export interface TaxedAmount {
  /** Sort key of a group's members: a line's key or a fee's id. */
  name: string;
  amount: Money;
  deducted: readonly Money[];
  taxable: boolean;
  taxClass: string;
}

export interface SettledAmount extends Settled, Pick<TaxedAmount, 'name'> {
  shares: readonly RateShare[];
}

export function settleCart(
  lines: readonly TaxedAmount[],
  fees: readonly TaxedAmount[],
  tax: TaxChoices,
): { lines: SettledAmount[]; fees: SettledAmount[] } {
  const byName = (a: TaxedAmount, b: TaxedAmount) => (a.name < b.name ? -1 : 1);
  const sorted = [...[...lines].sort(byName), ...[...fees].sort(byName)];
  const getGroup = taxGroups(tax);
  const together = tax.roundAtSubtotal
    ? Map.groupBy(sorted, getGroup)
    : sorted.map((one): [TaxGroup, TaxedAmount[]] => [getGroup(one), [one]]);
  const done = new Map<TaxedAmount, SettledAmount>();
  for (const [group, members] of together) {
    for (const { member, ...settled } of settleTaxes(group, members)) {
      done.set(member, { ...settled, name: member.name, shares: group.shares });
    }
  }
  const inOrder = (amounts: readonly TaxedAmount[]) =>
    amounts.map((one) => done.get(one)).filter((settled) => settled !== undefined);
  return { lines: inOrder(lines), fees: inOrder(fees) };
}

/** The rates of each class are looked up once. */
function taxGroups(tax: TaxChoices): (one: TaxedAmount) => TaxGroup {
  const untaxed: TaxGroup = { shares: [], included: null };
  const groups = new Map<string, TaxGroup>();
  return ({ taxable, taxClass }) => {
    if (!tax.enabled || !taxable) return untaxed;
    const name = plainTaxClass(taxClass);
    const known = groups.get(name);
    if (known) return known;
    const group = {
      shares: rateShares(tax.rates(name)),
      included: tax.pricesIncludeTax ? rateShares(tax.baseRates(name)) : null,
    };
    groups.set(name, group);
    return group;
  };
}
