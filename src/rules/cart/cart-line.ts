import type { Money } from '../money/money.ts';

/** One step of "why this price": 'product' 32.00, then what options, bundles or sales add to it. */
export interface PriceStep {
  /** Message key or plain code; translated where the step is shown. */
  code: string;
  /** The subject of the step, such as an option's name; empty where the code is enough. */
  subject: string;
  amount: Money;
}

/** A line of the cart as totals, coupons and shipping see it, repriced on every read. */
export interface CartLine {
  key: string;
  productId: number;
  variationId: number | null;
  quantity: number;
  /** One piece, as prices are entered in this shop: with or without tax. */
  unitPrice: Money;
  regularUnitPrice: Money;
  /** Charged once per line whatever its quantity; 0 for most lines. */
  once: Money;
  /** Deducted once per line: the cents of a bundle's discount that its pieces cannot share. */
  off?: Money;
  /** The part of one piece's price that no discount applies to; 0 for most lines. */
  undiscounted: Money;
  steps: readonly PriceStep[];
  onSale: boolean;
  taxable: boolean;
  taxClass: string;
  /** The product's categories with their parents. */
  categoryIds: readonly number[];
  needsShipping: boolean;
  /** Of one piece, in the shop's unit. */
  weight: number;
  shippingClass: string;
}
