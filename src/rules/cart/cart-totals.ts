import type { Money } from '../money/money.ts';
import type { TaxRate } from '../tax/tax-rate.ts';
import type { CartLine } from './cart-line.ts';

export interface TaxChoices {
  enabled: boolean;
  /** Prices of products and fees are entered with the tax of the shop's own place in them. */
  pricesIncludeTax: boolean;
  /** Rates that apply to the shopper's place, by tax class ('' is the standard class). */
  rates: (taxClass: string) => readonly TaxRate[];
  /** Rates of the shop's own place, which entered prices include. */
  baseRates: (taxClass: string) => readonly TaxRate[];
  /** Round each rate's tax once for the whole cart instead of for each line. */
  roundAtSubtotal: boolean;
  /** Class used for shipping; 'inherit' takes the highest rate among the lines. */
  shippingClass: string;
}

/** A coupon as it lowers prices, already checked: how much, and of which lines. */
export interface Discount {
  code: string;
  kind: 'percent' | 'fixed_cart' | 'fixed_product';
  /** Percent in hundredths for `percent`, minor units for the others. */
  amount: number;
  /** Keys of the lines it touches. */
  lines: readonly string[];
  /** At most this many pieces are discounted; null for all. */
  itemLimit: number | null;
  /** At most this much is taken off; null for no limit. */
  most: Money | null;
  /** Pieces that are free, by line key (buy-x-get-y); empty for the usual kinds. */
  freePieces: Readonly<Record<string, number>>;
}

export interface Fee {
  id: string;
  name: string;
  amount: Money;
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

/** Amounts of a line, all without tax; the tax of each beside it. */
export interface LineTotals {
  key: string;
  subtotal: Money;
  subtotalTax: Money;
  total: Money;
  totalTax: Money;
  /** Discount by coupon code, without tax. */
  discounts: Readonly<Record<string, Money>>;
  taxes: Readonly<Record<number, Money>>;
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
  feeLines: { id: string; total: Money; tax: Money }[];
  shipping: Money;
  shippingTax: Money;
  shippingLines: { packageId: number; rateId: string; cost: Money; tax: Money }[];
  tax: Money;
  taxLines: { rateId: number; name: string; amount: Money }[];
  total: Money;
}
