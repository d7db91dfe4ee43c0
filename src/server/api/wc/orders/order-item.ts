import { AGREED_PRICE } from '#rules/cart/entered-by-hand.ts';
import { mayEdit } from '#rules/orders/may-edit.ts';
import { PAYABLE } from '#rules/orders/may-pay.ts';
import type { HandFields } from '#server/orders/manual/hand-order.ts';
import type { OrderRecord, OrderRecordLine, OrderRecordRow } from '#server/orders/order-record.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { imageUrl } from '#wire/image.ts';
import { uploadAddress } from '#wire/uploads.ts';
import { GIFT_CARDS_META, type GiftCardPayments } from '#wire/vitrine/gift-cards.ts';
import type {
  Order,
  OrderCouponLine,
  OrderFeeLine,
  OrderLineItem,
  OrderShippingLine,
  OrderTaxLine,
} from '#wire/wc/order-response.ts';
import { codecFor } from '../../rest/codec.ts';
import { billingCodec, shippingCodec } from '../shared/addresses.ts';
import { amountWriter, type WriteAmount } from '../shared/amounts.ts';
import { currencySymbol } from '../shared/currencies.ts';
import { writtenMoment } from '../shared/dates.ts';
import { metaItems, visibleMeta } from '../shared/meta.ts';
import { VITRINE_VERSION } from '../shared/versions.ts';
import { refundTax } from './refund-tax.ts';

// An order in the format of WooCommerce. Amounts are texts without tax, the tax of each beside it.

const PERCENT = 10_000;

const { field, codec } = codecFor<OrderRecord, HandFields>();

export const orderCodec = codec({
  parent_id: field('parentId', {
    read: (id: number) => id || null,
    write: (id) => id ?? 0,
  }),
  customer_id: field('customerId', {
    read: (id: number) => id || null,
    write: (id) => id ?? 0,
  }),
  payment_method: field('paymentMethod'),
  payment_method_title: field('paymentTitle'),
  transaction_id: field('transactionId'),
  customer_note: field('customerNote'),
});

export interface ItemParts {
  ctx: Pick<ShopContext, 'settings'>;
  origin: string;
  /** Digits after the point; the currency's unless a program asks for others. */
  decimals?: number | undefined;
}

export function orderItem(order: OrderRecord, { ctx, origin, decimals }: ItemParts): Order {
  const { settings } = ctx;
  const amount = amountWriter(settings, decimals);
  const { totals } = order;
  const created = writtenMoment(order.placedAt, settings);
  const changed =
    order.updatedAt === order.placedAt ? created : writtenMoment(order.updatedAt, settings);
  const completed = writtenMoment(order.completedAt, settings);
  const paid = writtenMoment(order.paidAt, settings);
  const rows = (kind: OrderRecordRow['kind']) => order.rows.filter((row) => row.kind === kind);
  const pay = address(settings, 'routes.orderPay', { id: String(order.id) });
  return {
    id: order.id,
    status: order.trashed ? 'trash' : order.status,
    currency: order.currency,
    version: VITRINE_VERSION,
    prices_include_tax: settings['tax.pricesIncludeTax'],
    date_created: created.local,
    date_created_gmt: created.gmt,
    date_modified: changed.local,
    date_modified_gmt: changed.gmt,
    discount_total: amount(totals.discount),
    discount_tax: amount(totals.discountTax),
    shipping_total: amount(totals.shipping),
    shipping_tax: amount(totals.shippingTax),
    cart_tax: amount(totals.tax - totals.shippingTax),
    total: amount(totals.total),
    total_tax: amount(totals.tax),
    ...orderCodec.toResponse(order),
    order_key: order.key,
    billing: billingCodec.toResponse(order.billing),
    shipping: shippingCodec.toResponse(order.shipping ?? EMPTY_ADDRESS),
    customer_ip_address: '',
    customer_user_agent: order.attribution.user_agent ?? '',
    created_via: order.createdVia,
    date_completed: completed.local,
    date_completed_gmt: completed.gmt,
    date_paid: paid.local,
    date_paid_gmt: paid.gmt,
    cart_hash: '',
    number: order.number,
    meta_data: [...metaItems(order.meta), ...attributionMeta(order), ...giftMeta(order, amount)],
    line_items: order.lines.map((line) => lineItem(line, amount, origin)),
    tax_lines: rows('tax').map((row) => taxLine(row, amount)),
    shipping_lines: rows('shipping').map((row) => shippingLine(row, amount)),
    fee_lines: rows('fee').map((row) => feeLine(row, amount)),
    coupon_lines: rows('coupon').map((row) => couponLine(row, amount)),
    // The latest first.
    refunds: order.refunds
      .toSorted((one, other) => other.id - one.id)
      .map((refund) => ({
        id: refund.id,
        reason: refund.reason,
        total: amount(-refund.amount),
        total_tax: amount(-refundTax(order, refund)),
      })),
    payment_url: `${origin}${pay}?pay_for_order=true&key=${order.key}`,
    is_editable: mayEdit(order),
    needs_payment: PAYABLE.includes(order.status) && totals.total > 0,
    needs_processing: true,
    currency_symbol: currencySymbol(order.currency, settings),
  };
}

/** The gift cards that paid a part of it, which `total` leaves out. */
function giftMeta({ gift }: OrderRecord, amount: WriteAmount) {
  if (gift.cards.length === 0) return [];
  const value: GiftCardPayments = gift.cards.map(({ last4, amount: paid }) => ({
    last4,
    amount: amount(paid),
  }));
  return [{ id: 0, key: GIFT_CARDS_META, value }];
}

/** Where the order came from, by the names under which programs written for WooCommerce look for it. */
function attributionMeta({ attribution }: OrderRecord) {
  return Object.entries(attribution).map(([name, value]) => {
    return { id: 0, key: `_wc_order_attribution_${name}`, value };
  });
}

export function lineItem(
  line: OrderRecordLine,
  amount: WriteAmount,
  origin: string,
): OrderLineItem {
  return {
    id: line.id,
    name: line.name,
    product_id: line.productId,
    variation_id: line.variationId ?? 0,
    quantity: line.quantity,
    tax_class: line.taxClass,
    subtotal: amount(line.subtotal),
    subtotal_tax: amount(line.subtotalTax),
    total: amount(line.total),
    total_tax: amount(line.totalTax),
    taxes: lineTaxes(line, amount),
    meta_data: [...choiceMeta(line), ...visibleMeta(line.meta)],
    sku: line.sku,
    global_unique_id: '',
    price: line.quantity === 0 ? 0 : Number(amount(line.total)) / line.quantity,
    image: line.image
      ? { id: String(line.image.id), src: `${origin}${imageUrl(line.image)}` }
      : { id: '', src: '' },
    parent_name: line.variationId === null ? null : line.name,
    ...agreedPrice(line),
  };
}

function agreedPrice({ steps }: OrderRecordLine) {
  const step = steps.findLast(({ code }) => code === AGREED_PRICE);
  return step && { extensions: { vitrine: { price_reason: step.subject } } };
}

/** What was chosen, and what left the stock, are no data of other programs: they have no number. */
function choiceMeta({ details, stockTaken: reservedStock }: OrderRecordLine) {
  const chosen = details.map(({ name, label, value, files }) => ({
    id: 0,
    key: name,
    value,
    display_key: label,
    display_value: value,
    ...(files && {
      files: files.map((file) => ({ name: file.name, url: uploadAddress(file.reference) })),
    }),
  }));
  if (reservedStock === 0) return chosen;
  const [key, value] = ['_reduced_stock', String(reservedStock)];
  return [...chosen, { id: 0, key, value, display_key: key, display_value: value }];
}

/** The tax before a discount is shared out as the tax after it. */
function lineTaxes({ taxes, totalTax, subtotalTax }: OrderRecordLine, amount: WriteAmount) {
  return Object.entries(taxes).map(([id, tax]) => {
    const before = totalTax === 0 ? subtotalTax : Math.round((tax * subtotalTax) / totalTax);
    return { id: Number(id), total: amount(tax), subtotal: amount(before) };
  });
}

function rowTaxes({ facts: details }: OrderRecordRow, amount: WriteAmount) {
  return Object.entries(details.taxes ?? {}).map(([id, tax]) => {
    return { id: Number(id), total: amount(tax), subtotal: '' };
  });
}

function taxLine(
  { id, code, label, amount: tax, facts: details, meta }: OrderRecordRow,
  amount: WriteAmount,
): OrderTaxLine {
  const { country = '', state = '', percent = 0, priority = 1 } = details.rate ?? {};
  const { compound = false, shipping = 0 } = details.rate ?? {};
  return {
    id,
    rate_code: [country, state, label.toUpperCase(), priority]
      .filter((part) => part !== '')
      .join('-'),
    rate_id: Number(code),
    label,
    compound,
    tax_total: amount(tax - shipping),
    shipping_tax_total: amount(shipping),
    rate_percent: percent / PERCENT,
    meta_data: metaItems(meta),
  };
}

function taxStatus({ facts: details }: OrderRecordRow): 'none' | 'taxable' {
  return details.taxable === false ? 'none' : 'taxable';
}

function shippingLine(row: OrderRecordRow, amount: WriteAmount): OrderShippingLine {
  const [method = '', instance = ''] = row.code.split(':');
  return {
    id: row.id,
    method_title: row.label,
    method_id: method,
    instance_id: instance,
    total: amount(row.amount),
    total_tax: amount(row.tax),
    taxes: rowTaxes(row, amount),
    tax_status: taxStatus(row),
    meta_data: visibleMeta(row.meta),
  };
}

function feeLine(row: OrderRecordRow, amount: WriteAmount): OrderFeeLine {
  return {
    id: row.id,
    name: row.label,
    tax_class: row.facts.taxClass ?? '',
    tax_status: taxStatus(row),
    amount: '',
    total: amount(row.amount),
    total_tax: amount(row.tax),
    taxes: rowTaxes(row, amount),
    meta_data: visibleMeta(row.meta),
    ...(row.facts.percent !== undefined && {
      extensions: { vitrine: { percent: String(row.facts.percent) } },
    }),
  };
}

function couponLine(row: OrderRecordRow, amount: WriteAmount): OrderCouponLine {
  const { coupon } = row.facts;
  return {
    id: row.id,
    code: row.label,
    // The one place where WooCommerce writes plain numbers: "3.6".
    discount: String(Number(amount(row.amount))),
    discount_tax: String(Number(amount(row.tax))),
    meta_data: [...couponInfo(row, amount), ...visibleMeta(row.meta)],
    discount_type: coupon?.kind ?? 'fixed_cart',
    nominal_amount: coupon ? nominalAmount(coupon, amount) : 0,
    free_shipping: coupon?.freeShipping ?? false,
  };
}

/** The coupon as it was then, as programs of WooCommerce read it: [29,"spring",null,5], null for a fixed amount. */
function couponInfo({ label, facts: { coupon } }: OrderRecordRow, amount: WriteAmount) {
  if (!coupon) return [];
  const { id, kind, freeShipping } = coupon;
  const type = kind === 'fixed_cart' ? null : kind;
  const info = [id, label, type, nominalAmount(coupon, amount), ...(freeShipping ? [true] : [])];
  const value = JSON.stringify(info);
  return [{ id: 0, key: 'coupon_info', value, display_key: 'coupon_info', display_value: value }];
}

/** Hundredths of a percent are written in percent. */
function nominalAmount(
  { kind, amount: stored }: NonNullable<OrderRecordRow['facts']['coupon']>,
  amount: WriteAmount,
): number {
  return kind === 'percent' ? stored / 100 : Number(amount(stored));
}
