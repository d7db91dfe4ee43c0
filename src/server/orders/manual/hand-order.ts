import type { PercentPrice, PiecePrice } from '#rules/cart/entered-by-hand.ts';
import type { MetaChange } from '#rules/meta/merge-meta.ts';
import type { Money } from '#rules/money/money.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import type { Address } from '#wire/address.ts';
import type { OrderStatus } from '#wire/order.ts';

// An order as a manager or a program writes it. Amounts are without tax; what is not said is worked
// out as at the checkout.

export interface HandLine {
  productId: number;
  variationId: number | null;
  /** `attribute_pa_color` to `sand`: what a variation leaves open, or which one is meant. */
  attributes: Readonly<Record<string, string>>;
  quantity: number;
  /** Of the whole line; null for the product's price at this moment. */
  subtotal: Money | null;
  /** After what the manager takes off it; null for the same as the subtotal. */
  total: Money | null;
  /** Of one piece, as prices are entered in this shop, or a percentage off; it counts instead of both. */
  agreed: PercentPrice | PiecePrice | null;
  meta: readonly MetaChange[];
  /** What is chosen in the product's option form, by the names of its fields. */
  options: FieldValues;
}

export interface HandShippingLine {
  /** `flat_rate:1`, or a method of another program. */
  rateId: string;
  title: string;
  total: Money;
  taxable: boolean;
  /** The package whose rate it is at this moment, with its cost; null for the cost that is named. */
  packageId: number | null;
  meta: readonly MetaChange[];
}

export interface HandFee {
  name: string;
  total: Money;
  /** A discount in percent of the goods, from which the total follows; null for the total. */
  percent: number | null;
  taxable: boolean;
  taxClass: string;
  meta: readonly MetaChange[];
}

/** What of an order can be written at any time. */
export interface HandFields {
  customerId: number | null;
  /** The order it belongs to, as a program says. */
  parentId: number | null;
  /** One other than the shop's is not paid in the shop. */
  currency: string;
  billing: Address;
  /** Null where nothing is sent, or it goes to the billing address. */
  shipping: Address | null;
  paymentMethod: string;
  paymentTitle: string;
  transactionId: string;
  customerNote: string;
}

export interface HandOrder extends HandFields {
  /** Whose uploaded files its options may name: the account of whoever writes it. */
  filesOf: number;
  /** A person is held to what a program is not: choices that are open, and which status follows which. */
  byPerson: boolean;
  status: OrderStatus;
  /** The money is there: the order is processed. */
  paid: boolean;
  createdVia: string;
  lines: readonly HandLine[];
  shippingLines: readonly HandShippingLine[];
  fees: readonly HandFee[];
  coupons: readonly string[];
  /** The total that whoever writes it was shown; null where none was. */
  expectedTotal: Money | null;
  meta: readonly MetaChange[];
}
