import type { Fee } from '#rules/cart/cart-totals.ts';
import type { HandPrice } from '#rules/cart/entered-by-hand.ts';
import type { Money } from '#rules/money/money.ts';

// What a manager decides about an order that is written or changed by hand: amounts of lines, fees
// and shipping. The tax on them, coupons and totals are worked out as for every cart.

export interface HandShipping {
  /** `flat_rate:1`, or a method of another program. */
  rateId: string;
  title: string;
  /** Without tax. */
  cost: Money;
  taxable: boolean;
  /** The package whose rate it is at this moment, with its cost; null for the cost above. */
  packageId: number | null;
}

export interface HandPricing {
  /** By line key; other lines have the price of this moment. */
  prices: ReadonlyMap<string, HandPrice>;
  /** Amounts without tax; one below zero lowers the order. */
  fees: readonly Fee[];
  shipping: readonly HandShipping[];
  /** Whether the rates of this moment are asked for. */
  withRates: boolean;
  /** The lowest price of products that are named without the choice they ask for. */
  lowest: ReadonlyMap<number, number>;
}
