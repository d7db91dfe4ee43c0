import type { CardPart } from '#rules/gift-cards/spend-cards.ts';
import type { Meta } from '#rules/meta/merge-meta.ts';
import type { Money } from '#rules/money/money.ts';
import type { RefundedLine, RefundedRow } from '#rules/orders/refund-amount.ts';
import type { ShippedLine } from '#rules/orders/ship-order.ts';
import type { BundlePosition } from '#server/cart/cart-state.ts';
import type { FormVersion } from '#server/options/forms/load-forms.ts';
import type { OptionDetail } from '#server/options/option-details.ts';
import type { Address } from '#wire/address.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { RowDetails } from './row-details.ts';

/** An order with everything stored. What a buyer may see of it is OrderView (order-view.ts). */
export interface OrderRecord {
  id: number;
  number: string;
  /** Opens the order for a guest. */
  key: string;
  status: OrderStatus;
  /** Null for a guest. */
  customerId: number | null;
  sessionId: string | null;
  /** Null under no other order. */
  parentId: number | null;
  email: string;
  createdVia: string;
  currency: string;
  placedAt: number;
  updatedAt: number;
  paidAt: number | null;
  paidAmount: Money;
  completedAt: number | null;
  heldUntil: number | null;
  stockState: 'taken' | 'returned' | 'short';
  billing: Address;
  /** Null where nothing is sent. */
  shipping: Address | null;
  customerNote: string;
  paymentMethod: string;
  paymentTitle: string;
  transactionId: string;
  /** Field names without their prefix. */
  attribution: Readonly<Record<string, string>>;
  /** Amounts were shown with their tax in them. */
  taxIncluded: boolean;
  totals: OrderTotals;
  lines: OrderRecordLine[];
  rows: OrderRecordRow[];
  notes: OrderNote[];
  refunds: OrderRefund[];
  /** The first one first. */
  shipments: OrderShipment[];
  /** What other programs store with it. */
  meta: Meta[];
  /** What gift cards paid; the total is the rest. `returned` is back on them. */
  gift: { amount: Money; returned: Money; cards: readonly CardPart[] };
  /** In the trash: lists leave it out. */
  trashed: boolean;
}

/** Without tax, the tax of each beside it; `total` is what is paid. */
export interface OrderTotals {
  items: Money;
  itemsTax: Money;
  discount: Money;
  discountTax: Money;
  fees: Money;
  feesTax: Money;
  shipping: Money;
  shippingTax: Money;
  tax: Money;
  total: Money;
  refunded: Money;
}

export interface OrderRecordLine {
  id: number;
  key: string;
  productId: number;
  variationId: number | null;
  name: string;
  sku: string;
  slug: string;
  image: ImageRecord | null;
  details: OptionDetail[];
  /** `attribute_pa_color` to `sand`. */
  attributes: Readonly<Record<string, string>>;
  /** Values of option fields by field id. */
  choices: Readonly<Record<string, unknown>>;
  /** Option forms it was priced by, in the versions of that day. */
  forms: readonly FormVersion[];
  quantity: number;
  unitPrice: Money;
  regularPrice: Money;
  subtotal: Money;
  subtotalTax: Money;
  total: Money;
  totalTax: Money;
  steps: { code: string; subject: string; amount: Money }[];
  stockOwner: number | null;
  stockTaken: number;
  refundedQuantity: number;
  refundedAmount: Money;
  /** Null for a line of its own. */
  bundle: BundlePosition | null;
  taxClass: string;
  /** The tax of each rate, by the rate's id. */
  taxes: Readonly<Record<string, number>>;
  meta: Meta[];
}

export interface OrderRecordRow {
  id: number;
  kind: 'coupon' | 'fee' | 'shipping' | 'tax';
  code: string;
  label: string;
  amount: Money;
  tax: Money;
  facts: RowDetails;
  meta: Meta[];
}

export interface OrderNote {
  id: number;
  at: number;
  kind: 'private' | 'customer';
  text: string;
  author: string;
}

export interface OrderRefund {
  id: number;
  at: number;
  amount: Money;
  /** How much of it goes back onto gift cards. */
  giftAmount: Money;
  /** The part that was refunded as store credit. */
  creditAmount: Money;
  reason: string;
  lines: RefundedLine[];
  rows: RefundedRow[];
  restocked: boolean;
  author: string;
  authorId: number | null;
  /** What the payment provider calls it; '' where the money was returned by hand. */
  providerRefund: string;
  /** The provider is asked, and has not answered yet. */
  isPending: boolean;
  meta: Meta[];
}

export interface OrderShipment {
  id: number;
  at: number;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  lines: ShippedLine[];
  author: string;
}
