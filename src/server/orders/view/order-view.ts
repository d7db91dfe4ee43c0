import { AGREED_PRICE } from '#rules/cart/entered-by-hand.ts';
import { cardMessage } from '#rules/gift-cards/store-credit.ts';
import { addMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { carrierName } from '#rules/orders/carriers.ts';
import { AGREED_ONCE } from '#rules/orders/explain-line.ts';
import { freeByOptions } from '#rules/orders/free-by-options.ts';
import { mayCancel } from '#rules/orders/may-cancel.ts';
import { mayPay } from '#rules/orders/may-pay.ts';
import { addressLines } from '#server/addresses/address-lines.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import { reviewPageAddress } from '#server/reviews/writing/review-form-data.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { OrderLine, OrderStatus, OrderView } from '#wire/order.ts';
import { uploadAddress } from '#wire/uploads.ts';
import { downloadView, loadDownloads } from '../downloads/find-downloads.ts';
import type { OrderRecord, OrderRecordLine, OrderRecordRow } from '../order-record.ts';
import { deliveryView } from './delivery-view.ts';

/** The order as its buyer may see it; who may is decided by openOrder. */
export async function loadOrderView(
  ctx: ShopContext,
  order: OrderRecord,
  place: 'order' | 'mail' = 'order',
): Promise<OrderView> {
  const { settings } = ctx;
  const t = translator(settings);
  const slugs = await soldSlugs(ctx, order.lines);
  const { totals, taxIncluded, status } = order;
  const displayPrice = (net: Money, tax: Money) => (taxIncluded ? addMoney(net, tax) : net);
  return {
    id: order.id,
    number: order.number,
    key: order.key,
    status,
    statusText: t(`orders.status.${status}`),
    placedAt: order.placedAt,
    email: order.billing.email,
    billing: order.billing,
    shipping: order.shipping,
    billingLines: addressLines(order.billing, settings),
    shippingLines: order.shipping ? addressLines(order.shipping, settings) : [],
    lines: order.lines.map((line) => {
      const slug = slugs.get(line.productId);
      const url = slug === undefined ? '' : address(settings, 'routes.product', { slug });
      const isReviewed = status === 'completed' && settings['reviews.enabled'] && place === 'order';
      const reviewUrl = isReviewed && url !== '' ? reviewPageAddress(url) : '';
      return { ...lineView(line, url, displayPrice, place), ...(reviewUrl && { reviewUrl }) };
    }),
    rows: viewRows(order, t, displayPrice),
    totals: {
      subtotal: displayPrice(totals.items, totals.itemsTax),
      discount: displayPrice(totals.discount, totals.discountTax),
      fees: displayPrice(totals.fees, totals.feesTax),
      shipping: displayPrice(totals.shipping, totals.shippingTax),
      tax: totals.tax,
      total: totals.total,
      refunded: totals.refunded,
    },
    shippingMethods: order.rows.flatMap(({ kind, label }) => (kind === 'shipping' ? label : [])),
    delivery: deliveryView(ctx, order),
    payment: paymentView(ctx, order),
    customerNote: order.customerNote,
    notes: order.notes.flatMap(({ kind, at, text }) => (kind === 'customer' ? { at, text } : [])),
    shipments: shipmentsView(order),
    couponCodes: order.rows.flatMap(({ kind, label }) => (kind === 'coupon' ? label : [])),
    downloads: (await loadDownloads(ctx, [order])).map(downloadView),
    canPay: mayPay(
      { status, total: totals.total, currency: order.currency },
      settings['currency.code'],
    ),
    canCancel: mayCancel(order),
    canOrderAgain: status !== 'pending' && status !== 'failed' && slugs.size > 0,
  };
}

function shipmentsView({ shipments, lines }: OrderRecord): OrderView['shipments'] {
  const names = new Map(lines.map(({ id, name }) => [id, name]));
  return shipments.map(({ id, at, carrier, trackingNumber, trackingUrl, lines: sent }) => ({
    id,
    at,
    carrier: carrierName(carrier),
    trackingNumber,
    trackingUrl,
    lines: sent.flatMap(({ lineId, quantity }) => {
      const name = names.get(lineId);
      return name === undefined ? [] : [{ lineId, name, quantity }];
    }),
  }));
}

type View = (net: Money, tax: Money) => Money;

function lineView(
  line: OrderRecordLine,
  url: string,
  displayPrice: View,
  place: 'order' | 'mail',
): OrderLine {
  const visible = line.details.filter(({ hiddenIn }) => !hiddenIn?.includes(place));
  // What is hidden here is not revealed by its price either.
  const hidden = new Set(
    line.details.filter((each) => !visible.includes(each)).map(({ label }) => label),
  );
  return {
    id: line.id,
    productId: line.productId,
    variationId: line.variationId,
    name: line.name,
    sku: line.sku,
    url,
    image: line.image,
    attributes: visible.map(({ name, label, value, files }) => ({
      name,
      label,
      value,
      ...(files && {
        files: files.map((file) => ({ name: file.name, url: uploadAddress(file.reference) })),
      }),
    })),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    subtotal: displayPrice(line.subtotal, line.subtotalTax),
    total: displayPrice(line.total, line.totalTax),
    tax: line.totalTax,
    // Why a price was agreed is between managers.
    steps: line.steps.flatMap((step) => {
      if (hidden.has(step.subject)) return [];
      return [AGREED_ONCE, AGREED_PRICE].includes(step.code) ? { ...step, subject: '' } : step;
    }),
    refundedQuantity: line.refundedQuantity,
    refundedAmount: line.refundedAmount,
    ...(freeByOptions(line.steps) && { freeByOptions: true }),
    ...(line.bundle && { part: line.bundle.item === '' ? ('bundle' as const) : ('item' as const) }),
  };
}

function viewRows(order: OrderRecord, t: Translate, displayPrice: View): OrderView['rows'] {
  const { totals, taxIncluded } = order;
  const of = (kind: OrderRecordRow['kind']) => order.rows.filter((row) => row.kind === kind);
  const rows: OrderView['rows'] = [
    {
      code: 'subtotal',
      label: t('cart.subtotal'),
      amount: displayPrice(totals.items, totals.itemsTax),
    },
  ];
  for (const { label, amount, tax } of of('coupon')) {
    const refunded = money(0 - displayPrice(amount, tax));
    rows.push({ code: 'discount', label: t('cart.discountOf', { code: label }), amount: refunded });
  }
  for (const { label, amount, tax } of of('fee')) {
    rows.push({ code: 'fee', label, amount: displayPrice(amount, tax) });
  }
  const sent = of('shipping');
  for (const [at, { label: name, amount, tax }] of sent.entries()) {
    const label =
      sent.length > 1
        ? t('cart.shippingOf', { number: at + 1, name })
        : t('cart.shippingBy', { name });
    rows.push({ code: 'shipping', label, amount: displayPrice(amount, tax) });
  }
  if (!taxIncluded) {
    for (const { label, amount } of of('tax')) rows.push({ code: 'tax', label, amount });
  }
  for (const card of order.gift.cards) {
    const label = t(cardMessage(card), { last4: card.last4 });
    rows.push({ code: 'discount', label, amount: money(0 - card.amount) });
  }
  rows.push({ code: 'total', label: t('cart.total'), amount: totals.total });
  for (const { amount, reason } of order.refunds) {
    const label = reason || t('orders.status.refunded');
    rows.push({ code: 'refund', label, amount: money(0 - amount) });
  }
  return rows;
}

/** Payment instructions only while something is to be paid. */
function paymentView(ctx: ShopContext, order: OrderRecord): OrderView['payment'] {
  const { paymentMethod: method, paymentTitle: title, paidAt, status } = order;
  const known = paidAt === null ? findProvider(ctx, method) : null;
  const provider = awaitsMoney(ctx, status, known) ? known : null;
  const how = provider?.instructions?.(ctx, order);
  const ends = status === 'on-hold' && (provider?.payWithinDays?.(ctx) ?? 0) > 0;
  return {
    method,
    title,
    instructions: how?.instructions ?? '',
    details: how?.details ?? [],
    paidAt,
    dueAt: ends ? order.heldUntil : null,
  };
}

/** What is packed is paid, but for cash on delivery. */
function awaitsMoney(
  ctx: ShopContext,
  status: OrderStatus,
  provider: ReturnType<typeof findProvider>,
): boolean {
  if (status === 'processing') return provider?.immediateStatus?.(ctx) === 'processing';
  return status === 'pending' || status === 'on-hold';
}

const publishedSlugs = compiledQuery((db, ids: readonly number[]) =>
  db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', 'in', ids)
    .where('status', '=', 'publish'),
);

async function soldSlugs(
  { db }: ShopContext,
  lines: readonly OrderRecordLine[],
): Promise<Map<number, string>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return new Map();
  const rows = await publishedSlugs(db, ids);
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
