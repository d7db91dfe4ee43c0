import * as z from 'zod/mini';
import { address } from './address.ts';
import { cartDetail, priceStep } from './cart.ts';
import { imageRecord } from './image.ts';
import { moneyValue } from './money.ts';

// An order as its buyer may see it: the received page, the account, the emails and the invoice all
// render from this one record. Everything in it was written when the order was placed.

export const ORDER_STATUSES = [
  'pending',
  'on-hold',
  'processing',
  'completed',
  'cancelled',
  'refunded',
  'failed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** "Photo: me.jpg", with the URL of the file for those who may download it. */
export const orderDetail = z.extend(cartDetail, {
  files: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
});

export const orderLine = z.object({
  id: z.int(),
  productId: z.int(),
  variationId: z.nullable(z.int()),
  name: z.string(),
  sku: z.string(),
  /** The product's page; '' where it is no longer sold. */
  url: z.string(),
  image: z.nullable(imageRecord),
  attributes: z.array(orderDetail),
  quantity: z.number(),
  unitPrice: moneyValue,
  subtotal: moneyValue,
  total: moneyValue,
  tax: moneyValue,
  steps: z.array(priceStep),
  refundedQuantity: z.number(),
  refundedAmount: moneyValue,
  /** Of a bundle: its own line, and after it those of its items. */
  part: z.optional(z.enum(['bundle', 'item'])),
  /** The form of a review of it; left out where none can be written yet. */
  reviewUrl: z.optional(z.string()),
  /** Its options took the whole price off; left out of all others. */
  freeByOptions: z.optional(z.boolean()),
});
export type OrderLine = z.infer<typeof orderLine>;

export const ORDER_ROWS = [
  'subtotal',
  'discount',
  'fee',
  'shipping',
  'tax',
  'total',
  'refund',
] as const;

export const orderRow = z.object({
  code: z.enum(ORDER_ROWS),
  label: z.string(),
  amount: moneyValue,
});

/** A file that was bought. */
export const downloadItem = z.object({
  /** Its product, and what the file is called. */
  product: z.string(),
  name: z.string(),
  /** '' where it cannot be downloaded any more. */
  url: z.string(),
  state: z.enum(['open', 'used', 'expired']),
  /** Null for without end. */
  remaining: z.nullable(z.int()),
  expiresAt: z.nullable(z.number()),
});
export type DownloadItem = z.infer<typeof downloadItem>;

/** Where and when each package is had: "Collect at" with name, address and opening hours. */
export const deliveryTexts = z.array(z.object({ label: z.string(), lines: z.array(z.string()) }));

export const orderView = z.object({
  id: z.int(),
  /** The number shown to the shopper; numbers have no gaps. */
  number: z.string(),
  /** Opens the order for a guest. */
  key: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusText: z.string(),
  placedAt: z.number(),
  email: z.string(),
  billing: address,
  /** Null where nothing is sent. */
  shipping: z.nullable(address),
  billingLines: z.array(z.string()),
  shippingLines: z.array(z.string()),
  lines: z.array(orderLine),
  rows: z.array(orderRow),
  totals: z.object({
    subtotal: moneyValue,
    discount: moneyValue,
    fees: moneyValue,
    shipping: moneyValue,
    tax: moneyValue,
    total: moneyValue,
    refunded: moneyValue,
  }),
  shippingMethods: z.array(z.string()),
  delivery: deliveryTexts,
  payment: z.object({
    method: z.string(),
    title: z.string(),
    /** Payment instructions; '' where there is nothing to do. */
    instructions: z.string(),
    /** Bank accounts and the like, shown as a list. */
    details: z.array(z.object({ label: z.string(), value: z.string() })),
    paidAt: z.nullable(z.number()),
    /** Until when the money is expected; null where there is no such time, or nothing is to be paid. */
    dueAt: z.nullable(z.number()),
  }),
  customerNote: z.string(),
  /** Notes the shop wrote for the buyer. */
  notes: z.array(z.object({ at: z.number(), text: z.string() })),
  /** What was sent, and how it is followed. */
  shipments: z.array(
    z.object({
      id: z.int(),
      at: z.number(),
      carrier: z.string(),
      trackingNumber: z.string(),
      /** The carrier's page of the parcel; '' where there is none. */
      trackingUrl: z.string(),
      lines: z.array(z.object({ lineId: z.int(), name: z.string(), quantity: z.number() })),
    }),
  ),
  couponCodes: z.array(z.string()),
  /** Empty until the order is paid. */
  downloads: z.array(downloadItem),
  canPay: z.boolean(),
  /** By its buyer: it waits for their money. */
  canCancel: z.boolean(),
  canOrderAgain: z.boolean(),
});
export type OrderView = z.infer<typeof orderView>;

/** One row of a list of orders. */
export const orderSummary = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  statusText: z.string(),
  placedAt: z.number(),
  total: moneyValue,
  /** Pieces, all lines together. */
  count: z.number(),
  /** The first pictures of what was bought. */
  images: z.array(imageRecord),
  url: z.string(),
  /** As in the order itself. */
  canPay: z.boolean(),
  canCancel: z.boolean(),
});
export type OrderSummary = z.infer<typeof orderSummary>;
