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
}

export interface HandPricing {
  /** By line key; other lines have the price of this moment. */
  prices: ReadonlyMap<string, HandPrice>;
  /** Amounts without tax; one below zero lowers the order. */
  fees: readonly Fee[];
  shipping: readonly HandShipping[];
  /** The lowest price of products that are named without the choice they ask for. */
  lowest: ReadonlyMap<number, number>;
}
