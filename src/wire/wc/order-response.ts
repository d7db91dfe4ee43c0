import * as z from 'zod/mini';
import { COUPON_KINDS } from '#rules/coupons/coupon.ts';
import { ORDER_STATUSES } from '../order.ts';
import { responseObject } from './field.ts';
import { billingAddress, orderInput, orderReadOnly } from './order.ts';
import type { Served } from './response.ts';
import { jsonValue, linked, metaEntries, moment } from './response-parts.ts';

// Orders, their notes and refunds in responses. Amounts are texts without tax, the tax of each beside it.

/** A file that was bought. */
export const downloadResponse = z.object({
  download_id: z.string(),
  download_url: z.string(),
  product_id: z.int(),
  product_name: z.string(),
  download_name: z.string(),
  order_id: z.int(),
  order_key: z.string(),
  /** A number, or `unlimited`. */
  downloads_remaining: z.string(),
  /** A moment, or `never`. */
  access_expires: z.string(),
  access_expires_gmt: z.string(),
  file: z.object({ name: z.string(), file: z.string() }),
});
export type CustomerDownload = Served<typeof downloadResponse>;

/** Data of other programs with the texts that lists of orders show. */
const displayedMeta = z.array(
  z.object({
    id: z.int(),
    key: z.string(),
    value: jsonValue,
    display_key: z.string(),
    display_value: z.string(),
    /** What a shopper sent with an option. */
    files: z.optional(z.array(z.object({ name: z.string(), url: z.string() }))),
  }),
);

const taxes = z.array(z.object({ id: z.int(), total: z.string(), subtotal: z.string() }));
const taxStatus = z.enum(['taxable', 'none']);

export const lineItemResponse = z.object({
  id: z.int(),
  name: z.string(),
  product_id: z.int(),
  variation_id: z.int(),
  quantity: z.number(),
  tax_class: z.string(),
  subtotal: z.string(),
  subtotal_tax: z.string(),
  total: z.string(),
  total_tax: z.string(),
  taxes,
  meta_data: displayedMeta,
  sku: z.string(),
  global_unique_id: z.string(),
  price: z.number(),
  image: z.object({ id: z.string(), src: z.string() }),
  parent_name: z.nullable(z.string()),
  /** Where files can be downloaded now. */
  downloads: z.optional(z.array(downloadResponse)),
  /** Why a price was agreed that is not the shop's. */
  extensions: z.optional(z.object({ vitrine: z.object({ price_reason: z.string() }) })),
});
export type OrderLineItem = Served<typeof lineItemResponse>;

const taxLineResponse = z.object({
  id: z.int(),
  rate_code: z.string(),
  rate_id: z.int(),
  label: z.string(),
  compound: z.boolean(),
  tax_total: z.string(),
  shipping_tax_total: z.string(),
  rate_percent: z.number(),
  meta_data: metaEntries,
});
export type OrderTaxLine = Served<typeof taxLineResponse>;

const shippingLineResponse = z.object({
  id: z.int(),
  method_title: z.string(),
  method_id: z.string(),
  instance_id: z.string(),
  total: z.string(),
  total_tax: z.string(),
  taxes,
  tax_status: taxStatus,
  meta_data: displayedMeta,
});
export type OrderShippingLine = Served<typeof shippingLineResponse>;

const feeLineResponse = z.object({
  id: z.int(),
  name: z.string(),
  tax_class: z.string(),
  tax_status: taxStatus,
  amount: z.string(),
  total: z.string(),
  total_tax: z.string(),
  taxes,
  meta_data: displayedMeta,
  /** Of a discount in percent of the goods. */
  extensions: z.optional(z.object({ vitrine: z.object({ percent: z.string() }) })),
});
export type OrderFeeLine = Served<typeof feeLineResponse>;

const couponLineResponse = z.object({
  id: z.int(),
  code: z.string(),
  /** Plain numbers, "3.6". */
  discount: z.string(),
  discount_tax: z.string(),
  meta_data: displayedMeta,
  discount_type: z.enum(COUPON_KINDS),
  nominal_amount: z.number(),
  free_shipping: z.boolean(),
});
export type OrderCouponLine = Served<typeof couponLineResponse>;

const { set_paid: _paid, manual_update: _manual, extensions: _extensions, ...visible } = orderInput;

export const orderResponse = responseObject({
  ...orderReadOnly,
  ...visible,
  status: z.enum([...ORDER_STATUSES, 'trash']),
  date_created: moment,
  date_created_gmt: moment,
  date_modified: moment,
  date_modified_gmt: moment,
  billing: billingAddress,
  customer_ip_address: z.string(),
  customer_user_agent: z.string(),
  date_completed: z.nullable(moment),
  date_completed_gmt: z.nullable(moment),
  date_paid: z.nullable(moment),
  date_paid_gmt: z.nullable(moment),
  line_items: z.array(lineItemResponse),
  tax_lines: z.array(taxLineResponse),
  shipping_lines: z.array(shippingLineResponse),
  fee_lines: z.array(feeLineResponse),
  coupon_lines: z.array(couponLineResponse),
  /** The latest first. */
  refunds: z.array(
    z.object({ id: z.int(), reason: z.string(), total: z.string(), total_tax: z.string() }),
  ),
  payment_url: z.string(),
  is_editable: z.boolean(),
  needs_payment: z.boolean(),
  needs_processing: z.boolean(),
  currency_symbol: z.string(),
});
export type Order = Served<typeof orderResponse>;

export const refundResponse = z.object({
  id: z.int(),
  date_created: moment,
  date_created_gmt: moment,
  amount: z.string(),
  reason: z.string(),
  refunded_by: z.int(),
  refunded_payment: z.boolean(),
  meta_data: metaEntries,
  /** With negative quantities and amounts. */
  line_items: z.array(lineItemResponse),
  shipping_lines: z.array(z.omit(shippingLineResponse, { tax_status: true })),
  tax_lines: z.array(taxLineResponse),
  fee_lines: z.array(feeLineResponse),
});
export type Refund = Served<typeof refundResponse>;

export const noteResponse = z.object({
  id: z.int(),
  author: z.string(),
  date_created: moment,
  date_created_gmt: moment,
  note: z.string(),
  customer_note: z.boolean(),
});
export type OrderNoteResponse = Served<typeof noteResponse>;

/** A refund among those of all orders. */
export const listedRefundResponse = linked(z.extend(refundResponse, { parent_id: z.int() }));

export const orderStatusResponse = z.object({ slug: z.enum(ORDER_STATUSES), name: z.string() });
export const emailTemplateResponse = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
});
export const sentEmailResponse = z.object({ message: z.string() });
export const receiptResponse = z.object({ receipt_url: z.string(), expiration_date: z.null() });
export type Receipt = Served<typeof receiptResponse>;
