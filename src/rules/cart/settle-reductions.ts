import { addMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import { type RateShare, taxOn } from '../tax/tax-amounts.ts';
import type { Fee } from './cart-totals.ts';

// Fees below zero, as a manager or a program writes them: without tax, shared out by what is charged at
// each tax rate, so that the tax on it falls too. An order never comes to less than nothing.
// Example: 10.00 at 10 % and 30.00 at 20 %, less 4.00: 1.00 and 3.00, and 0.10 and 0.60 of tax less.

interface Charged {
  net: Money;
  shares: readonly RateShare[];
  /** One per rate. */
  taxes: readonly Money[];
}

export interface Reduction {
  /** Of its fee. */
  id: string;
  /** Amounts below zero, one for each kind of tax. */
  parts: { net: Money; shares: readonly RateShare[]; taxes: Money[] }[];
}

/** What is left of the amounts that bear the same rates. */
interface Left {
  shares: readonly RateShare[];
  net: Money;
  taxes: Money[];
}

export function settleReductions(fees: readonly Fee[], charged: readonly Charged[]): Reduction[] {
  const reducing = fees.filter(({ amount }) => amount < 0);
  if (reducing.length === 0) return [];
  const left = sumByRates(charged);
  return reducing.map((fee) => ({ id: fee.id, parts: reduce(left, fee) }));
}

function sumByRates(charged: readonly Charged[]): Left[] {
  const sums = new Map<string, Left>();
  for (const { net, shares, taxes } of charged) {
    const name = shares.map(({ rate }) => rate.id).join();
    const before = sums.get(name);
    sums.set(name, {
      shares,
      net: addMoney(before?.net ?? money(0), net),
      taxes: taxes.map((tax, at) => addMoney(before?.taxes[at] ?? money(0), tax)),
    });
  }
  return [...sums.values()];
}

function reduce(left: Left[], { amount, taxable }: Fee): Reduction['parts'] {
  const all = addMoney(...left.map(({ net }) => net));
  const off = money(Math.min(-amount, all));
  if (off <= 0) return [{ net: money(0), shares: [], taxes: [] }];
  const nets = shareOut(
    off,
    left.map(({ net }) => net),
  );
  return left.map((sum, at) => {
    const net = nets[at] ?? money(0);
    const exact = taxable ? taxOn(net, sum.shares) : sum.shares.map(() => money(0));
    // Each tax was rounded, so the whole of the amount takes the whole of the tax.
    const taxes = exact.map((tax, rate) => {
      const charged = sum.taxes[rate] ?? money(0);
      return taxable && net === sum.net ? charged : money(Math.min(tax, charged));
    });
    sum.net = subtractMoney(sum.net, net);
    sum.taxes = sum.taxes.map((tax, rate) => subtractMoney(tax, taxes[rate] ?? money(0)));
    return { net: negative(net), shares: sum.shares, taxes: taxes.map(negative) };
  });
}

function negative(amount: Money): Money {
  return subtractMoney(money(0), amount);
}
