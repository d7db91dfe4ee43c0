import { addMoney, roundHalfDown, roundMoney, subtractMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';
import { shareOut } from '../money/share-out.ts';
import type { TaxRate } from './tax-rate.ts';

// Tax added to a net amount, and extracted from a gross one.
// Example: 48.00 in New York at 8.875 % bears 4.26; 52.26 with that tax in it holds 48.00.

const FULL_RATE = 1_000_000;

/** A rate's share of the net amount, in millionths, compounding included. */
export interface RateShare {
  rate: TaxRate;
  share: number;
}

/**
 * A compound rate applies to the amount including the taxes of lower priorities: 5 % and, on top of
 * it, 10 % compound are 5 % and 10.5 % of the net amount.
 */
export function rateShares(rates: readonly TaxRate[]): RateShare[] {
  const sorted = [...rates].sort(
    (a, b) => a.priority - b.priority || a.position - b.position || a.id - b.id,
  );
  const shares: RateShare[] = [];
  for (const rate of sorted) {
    const positiveRate = Math.max(0, rate.rate);
    const below = shares
      .filter((lower) => lower.rate.priority < rate.priority)
      .reduce((sum, lower) => sum + lower.share, 0);
    shares.push({
      rate,
      share: rate.compound ? positiveRate + (positiveRate * below) / FULL_RATE : positiveRate,
    });
  }
  return shares;
}

export function sameShares(a: readonly RateShare[], b: readonly RateShare[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ rate, share }, at) => b[at]?.rate.id === rate.id && b[at]?.share === share)
  );
}

/** The tax of each rate on a net amount, each rounded separately. */
export function taxOn(net: Money, shares: readonly RateShare[]): Money[] {
  return shares.map(({ share }) => roundMoney((net * share) / FULL_RATE));
}

/** The tax of all rates on a net amount before rounding. */
export function exactTaxOn(net: Money, shares: readonly RateShare[]): number {
  return shares.reduce((sum, { share }) => sum + (net * share) / FULL_RATE, 0);
}

/** The tax of all rates that an amount includes, before rounding. */
export function exactTaxIn(gross: Money, shares: readonly RateShare[]): number {
  const all = shares.reduce((sum, { share }) => sum + share, 0);
  return gross * (all / (FULL_RATE + all));
}

/**
 * The net amount is the one whose gross is the given amount. Some amounts have none (each tax is
 * rounded): there the nearest is used and the rest is tax, distributed to the rates. Both net and
 * tax are monotonic in the gross.
 */
export function takeOut(
  gross: Money,
  shares: readonly RateShare[],
): { net: Money; taxes: Money[] } {
  const withTax = (net: number) => addMoney(money(net), ...taxOn(money(net), shares));
  const nearest = gross - roundHalfDown(exactTaxIn(gross, shares));
  let below = nearest;
  while (below > 0 && withTax(below) > gross) below -= 1;
  while (withTax(below + 1) <= gross) below += 1;
  if (withTax(below) === gross) return { net: money(below), taxes: taxOn(money(below), shares) };
  const net = money(Math.min(Math.max(nearest, below), below + 1));
  const weights = shares.map(({ share }) => share);
  return { net, taxes: shareOut(subtractMoney(gross, net), weights) };
}
