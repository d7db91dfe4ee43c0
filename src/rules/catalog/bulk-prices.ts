import { addMoney, subtractMoney, toPercent } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import { roundEnding } from '../money/round-ending.ts';

// New prices of many products at once, each from its own.
// Example: { percent: 10 } makes 24.00 to 26.40 and leaves a sale price of 20.00 as it is; with
// { salePercent: 10 } the sale price is 22.00; a sale of 25 % makes a sale price of 18.00 of 24.00.

export interface PriceRequest {
  /** By how much the regular price goes up; down where it is negative. */
  percent?: number | undefined;
  /** By how much the price of a sale that goes on is raised. */
  salePercent?: number | undefined;
  /** How much the sale takes off, and when; null ends the sale, undefined leaves it. */
  sale?: { percent: number; from: number | null; to: number | null } | null | undefined;
  /** The prices that result end in so many minor units of `unit` to one. */
  rounding?: { ending: number; unit: number } | undefined;
}

interface Priced {
  regularPrice: Money | null;
  salePrice: Money | null;
}

export interface PriceChange {
  regularPrice?: Money;
  salePrice?: Money | null;
  saleFrom?: number | null;
  saleTo?: number | null;
}

/** Empty for what has no price of its own. */
export function bulkPrices(
  { regularPrice, salePrice }: Priced,
  request: PriceRequest,
): PriceChange {
  if (regularPrice === null) return {};
  const { percent = 0, salePercent = 0, sale, rounding } = request;
  const rounded = (price: Money) =>
    rounding ? roundEnding(price, rounding.ending, rounding.unit) : price;
  const regular = rounded(addMoney(regularPrice, toPercent(regularPrice, percent)));
  const change: PriceChange = regular === regularPrice ? {} : { regularPrice: regular };
  if (sale === null) return { ...change, salePrice: null, saleFrom: null, saleTo: null };
  if (sale) {
    const { from: saleFrom, to: saleTo } = sale;
    const lower = rounded(subtractMoney(regular, toPercent(regular, sale.percent)));
    return { ...change, salePrice: lower, saleFrom, saleTo };
  }
  if (salePrice === null) return change;
  const raised = rounded(addMoney(salePrice, toPercent(salePrice, salePercent)));
  return raised === salePrice ? change : { ...change, salePrice: raised };
}
