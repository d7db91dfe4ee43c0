import type { Money } from '../money/money.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import type { CartLine } from './cart-line.ts';

export interface TaxChoices {
  enabled: boolean;
  /** Entered prices of products and fees include the tax of the shop's own location. */
  pricesIncludeTax: boolean;
  /** Rates for the shopper's location, by tax class ('' is the standard class). */
  rates: (taxClass: string) => readonly TaxRate[];
  /** Rates of the shop's own location, which entered prices include. */
  baseRates: (taxClass: string) => readonly TaxRate[];
  /** Round each rate's tax once for the whole cart instead of for each line. */
  roundAtSubtotal: boolean;
  /** Class used for shipping; 'inherit' takes the highest rate among the lines. */
  shippingClass: string;
}

/** A validated coupon as it lowers prices: how much, and of which lines. */
export interface Discount {
  code: string;
  /** `price`: its pieces together cost the amount, where they would cost more. */
  kind: 'percent' | 'fixed_cart' | 'fixed_product' | 'price';
  /** Percent in hundredths for `percent`, minor units for the others. */
  amount: number;
  /** Keys of its lines. */
  lines: readonly string[];
  /** How many pieces of each of its lines, by key; left out for all of them. */
  pieces?: Readonly<Record<string, number>>;
  /** Maximum number of discounted pieces; null for all. */
  itemLimit: number | null;
  /** Maximum discount; null for no limit. */
  most: Money | null;
  /** Free pieces by line key (buy-x-get-y); empty for other kinds. */
  freePieces: Readonly<Record<string, number>>;
}

export interface Fee {
  id: string;
  name: string;
  amount: Money;
  /** Of the goods, taken off them: the amount follows from it. Left out for an amount. */
  percent?: number;
  taxable: boolean;
  taxClass: string;
}

export interface ShippingCost {
  packageId: number;
  rateId: string;
  cost: Money;
  taxable: boolean;
}

export interface TotalsInput {
  lines: readonly CartLine[];
  discounts: readonly Discount[];
  fees: readonly Fee[];
  shipping: readonly ShippingCost[];
  tax: TaxChoices;
}

/** The tax of each rate, by the rate's id; a rate without an amount is omitted. */
export type RateTaxes = Readonly<Record<number, Money>>;

/** Amounts of a line without tax, each with its tax. */
export interface LineTotals {
  key: string;
  subtotal: Money;
  subtotalTax: Money;
  total: Money;
  totalTax: Money;
  /** Discount by coupon code, without tax. */
  discounts: Readonly<Record<string, Money>>;
  taxes: RateTaxes;
}

export interface CartTotals {
  lines: LineTotals[];
  items: Money;
  itemsTax: Money;
  discount: Money;
  discountTax: Money;
  coupons: { code: string; discount: Money; discountTax: Money }[];
  fees: Money;
  feesTax: Money;
  feeLines: { id: string; total: Money; tax: Money; taxes: RateTaxes }[];
  shipping: Money;
  shippingTax: Money;
  shippingLines: {
    packageId: number;
    rateId: string;
    cost: Money;
    tax: Money;
    taxes: RateTaxes;
  }[];
  tax: Money;
  taxLines: { rateId: number; name: string; amount: Money }[];
  total: Money;
}
