import { plainTaxClass } from '../tax/find-rates.ts';
import { type RateShare, rateShares } from '../tax/tax-amounts.ts';
import type { CartLine } from './cart-line.ts';
import type { TaxChoices } from './cart-totals.ts';

// The rates of shipping: those of its class that apply to shipping. An inherited class is the one
// of the lines with the highest rates.
// Example: a cart with a book at 5 % and a lamp at 20 % has its parcel taxed at 20 %.

export function shippingShares(tax: TaxChoices, lines: readonly CartLine[]): RateShare[] {
  if (!tax.enabled) return [];
  const getShares = (taxClass: string) =>
    rateShares(tax.rates(taxClass).filter(({ onShipping }) => onShipping));
  if (tax.shippingClass !== 'inherit') return getShares(plainTaxClass(tax.shippingClass));
  const classes = new Set(
    lines.filter(({ taxable }) => taxable).map(({ taxClass }) => plainTaxClass(taxClass)),
  );
  let highest: RateShare[] = [];
  for (const taxClass of [...classes].sort()) {
    const shares = getShares(taxClass);
    if (sumUp(shares) > sumUp(highest)) highest = shares;
  }
  return highest;
}

function sumUp(shares: readonly RateShare[]): number {
  return shares.reduce((sum, { share }) => sum + share, 0);
}
