/**
 * Money is a whole number of minor units, so that no price is a fraction of a cent: 48.00 USD is
 * money(4800). Rounding and distribution happen in this folder only.
 */
export type Money = number & { readonly __brand: 'money' };

export function money(minorUnits: number): Money {
  if (!Number.isSafeInteger(minorUnits)) {
    throw new RangeError(`Not a whole number of minor units: ${minorUnits}`);
  }
  return minorUnits as Money;
}
