import type { Selectable } from 'kysely';
import * as z from 'zod';
import { money } from '#rules/money/money.ts';
import type { RefundedLine } from '#rules/orders/refund-amount.ts';
import { bundlePosition } from '#server/cart/cart-state.ts';
import { partsIn } from '#server/gift-cards/order-cards.ts';
import { DETAIL_PLACES } from '#server/options/option-details.ts';
import { cachedDecode } from '#server/platform/database/cached-decode.ts';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import { address } from '#wire/address.ts';
import { priceStep } from '#wire/cart.ts';
import { imageRecord } from '#wire/image.ts';
import { moneyValue } from '#wire/money.ts';
import type {
  OrderNote,
  OrderRecord,
  OrderRecordLine,
  OrderRecordRow,
  OrderRefund,
  OrderShipment,
  OrderTotals,
} from './order-record.ts';
import { decodeDetails } from './row-details.ts';
import type { OrderTables } from './tables.ts';

export type OrderRow = Selectable<OrderTables['orders']>;
export type LineRow = Selectable<OrderTables['order_lines']>;

const details = z.array(
  z.object({
    name: z.string(),
    label: z.string(),
    value: z.string(),
    hiddenIn: z.optional(z.array(z.enum(DETAIL_PLACES))),
    files: z.optional(z.array(z.object({ reference: z.string(), name: z.string() }))),
  }),
);
const choice = z.object({
  attributes: z.record(z.string(), z.string()).default({}),
  choices: z.record(z.string(), z.unknown()).default({}),
  bundle: bundlePosition.nullable().default(null),
  forms: z.array(z.object({ id: z.int(), version: z.int() })).default([]),
});
const steps = z.array(priceStep);
const attribution = z.record(z.string(), z.string());
const refundedLines: z.ZodType<RefundedLine[]> = z.array(
  z.object({
    lineId: z.int(),
    quantity: z.number(),
    amount: moneyValue,
    tax: z.optional(moneyValue),
  }),
);
const refundedRows = z.array(z.object({ rowId: z.int(), amount: moneyValue, tax: moneyValue }));
const shippedLines = z.array(z.object({ lineId: z.int(), quantity: z.number() }));
const taxes = z.record(z.string(), z.number());
/** Of one price at one rate there are many. */
const readTaxes = cachedDecode(taxes);

// Most lines have no choices, and lists of orders read hundreds of them.
const PLAIN_CHOICE = '{"attributes":{},"choices":{},"bundle":null}';
const NO_CHOICE = { attributes: {}, choices: {}, bundle: null, forms: [] };

type OrderItself = Omit<OrderRecord, 'lines' | 'rows' | 'notes' | 'refunds' | 'shipments'>;

/** Everything of the order's own row. */
export function toOrder(row: OrderRow): OrderItself {
  return {
    id: row.id,
    number: row.number ?? '',
    key: row.order_key,
    status: row.status,
    customerId: row.customer_id,
    sessionId: row.session_id,
    email: row.email,
    createdVia: row.created_via,
    currency: row.currency,
    placedAt: row.placed_at,
    updatedAt: row.updated_at,
    paidAt: row.paid_at,
    paidAmount: money(row.paid_amount),
    completedAt: row.completed_at,
    heldUntil: row.held_until,
    stockState: row.stock_state,
    billing: decodeJson(row.billing, address),
    shipping: row.shipping_address === null ? null : decodeJson(row.shipping_address, address),
    customerNote: row.customer_note,
    paymentMethod: row.payment_method,
    paymentTitle: row.payment_title,
    transactionId: row.transaction_id,
    attribution: row.attribution === '{}' ? {} : decodeJson(row.attribution, attribution),
    taxIncluded: decodeFlag(row.tax_included),
    totals: getTotals(row),
    meta: decodeMeta(row.meta),
    gift: {
      amount: money(row.gift_amount),
      returned: money(row.gift_returned),
      cards: partsIn(row.gift_cards),
    },
    trashed: row.trashed === 1,
    parentId: row.parent_order,
  };
}

function getTotals(row: OrderRow): OrderTotals {
  return {
    items: money(row.items),
    itemsTax: money(row.items_tax),
    discount: money(row.discount),
    discountTax: money(row.discount_tax),
    fees: money(row.fees),
    feesTax: money(row.fees_tax),
    shipping: money(row.shipping),
    shippingTax: money(row.shipping_tax),
    tax: money(row.tax),
    total: money(row.total),
    refunded: money(row.refunded),
  };
}

export function getLine(row: LineRow): OrderRecordLine {
  return {
    id: row.id,
    key: row.line_key,
    productId: row.product_id,
    variationId: row.variation_id,
    name: row.name,
    sku: row.sku,
    slug: row.slug,
    image: row.image === null ? null : decodeJson(row.image, imageRecord),
    details: row.details === '[]' ? [] : decodeJson(row.details, details),
    ...(row.choice === PLAIN_CHOICE ? NO_CHOICE : decodeJson(row.choice, choice)),
    quantity: row.quantity,
    unitPrice: money(row.unit_price),
    regularPrice: money(row.regular_price),
    subtotal: money(row.subtotal),
    subtotalTax: money(row.subtotal_tax),
    total: money(row.total),
    totalTax: money(row.total_tax),
    steps: row.steps === '[]' ? [] : decodeJson(row.steps, steps),
    stockOwner: row.stock_owner,
    stockTaken: row.stock_taken,
    refundedQuantity: row.refunded_quantity,
    refundedAmount: money(row.refunded_amount),
    taxClass: row.tax_class,
    taxes: row.taxes === '{}' ? {} : readTaxes(row.taxes),
    meta: decodeMeta(row.meta),
  };
}

export function toRow(row: Selectable<OrderTables['order_rows']>): OrderRecordRow {
  const { id, kind, code, label } = row;
  const amounts = { amount: money(row.amount), tax: money(row.tax) };
  const details = decodeDetails(row.facts);
  return { id, kind, code, label, ...amounts, facts: details, meta: decodeMeta(row.meta) };
}

export function getNote(row: Selectable<OrderTables['order_notes']>): OrderNote {
  const { id, at, kind, text, author } = row;
  return { id, at, kind, text, author };
}

export function getRefund(row: Selectable<OrderTables['order_refunds']>): OrderRefund {
  const { id, at, reason, author } = row;
  return {
    id,
    at,
    reason,
    author,
    authorId: row.author_id,
    lines: decodeJson(row.lines, refundedLines),
    rows: row.rows === '[]' ? [] : decodeJson(row.rows, refundedRows),
    amount: money(row.amount),
    giftAmount: money(row.gift_amount),
    creditAmount: money(row.credit_amount),
    restocked: row.restocked === 1,
    providerRefund: row.provider_refund,
    isPending: row.provider_state === 'pending',
    meta: decodeMeta(row.meta),
  };
}

export function getShipment(row: Selectable<OrderTables['order_shipments']>): OrderShipment {
  const { id, at, carrier, author } = row;
  return {
    id,
    at,
    carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    lines: decodeJson(row.lines, shippedLines),
    author,
  };
}
