import { type Money, money } from '#rules/money/money.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { changeOrder, type OrderChange } from '#server/orders/manual/change-order.ts';
import { createOrder } from '#server/orders/manual/create-order.ts';
import type { HandFields, HandOrder } from '#server/orders/manual/hand-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { ORDER_STATUSES, type OrderStatus } from '#wire/order.ts';
import type { orderInput } from '#wire/wc/order.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { refundRefusal } from '../../manager/refund-refusal.ts';
import type { PartialOf, Saved, WriteRequest } from '../../rest/resource.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { billingCodec, shippingCodec } from '../shared/addresses.ts';
import { isCurrency } from '../shared/currencies.ts';
import { orderError } from '../shared/order-error.ts';
import { loadItem } from './line-downloads.ts';
import { orderCodec, orderItem } from './order-item.ts';
import { type PartReader, type Problems, partReader } from './order-parts.ts';

export type OrderInput = PartialOf<typeof orderInput>;

/** A draft of WooCommerce is an order that waits for its payment; null is as it is. */
function getStatus(sent: OrderInput['status']): OrderStatus | null {
  if (sent === undefined || sent === null) return null;
  return ORDER_STATUSES.find((status) => status === sent) ?? 'pending';
}

function checked({ currency }: OrderInput, reader: PartReader): void {
  if (currency !== undefined && !isCurrency(currency)) {
    reader.problems.currency = 'is not a currency by its three capital letters, such as EUR';
  }
}

type ReadOrder = { ok: true; order: HandOrder } | { ok: false; problems: Problems };

/** A new order as it was sent, in the shop's own words. */
export function readOrder(
  ctx: ShopContext,
  manager: WriteRequest['manager'],
  input: OrderInput,
): ReadOrder {
  const reader = partReader(ctx.settings);
  checked(input, reader);
  const method = input.payment_method ?? '';
  const order: HandOrder = {
    filesOf: manager.customerId,
    byPerson: manager.by === 'session',
    status: getStatus(input.status) ?? 'pending',
    paid: input.set_paid ?? false,
    customerId: null,
    parentId: null,
    currency: ctx.settings['currency.code'],
    paymentMethod: method,
    paymentTitle: findProvider(ctx, method)?.title(ctx) ?? '',
    transactionId: '',
    customerNote: '',
    billing: EMPTY_ADDRESS,
    shipping: EMPTY_ADDRESS,
    ...readFields(input, null),
    createdVia: input.created_via || 'rest-api',
    lines: reader.lines(input.line_items ?? []).map((line) => {
      return { ...line, quantity: line.quantity ?? 1 };
    }),
    shippingLines: reader.shipping(input.shipping_lines ?? []).map(({ row, meta }) => {
      return {
        rateId: '',
        title: row.rateId ?? '',
        total: money(0),
        taxable: true,
        packageId: null,
        ...row,
        meta,
      };
    }),
    fees: reader.fees(input.fee_lines ?? []).map(({ row, meta }) => {
      return {
        ...{ name: '', total: money(0), percent: null, taxable: true, taxClass: '' },
        ...row,
        meta,
      };
    }),
    coupons: couponsIn(input) ?? [],
    expectedTotal: getExpectedTotal(input),
    meta: reader.meta(input.meta_data, 'meta_data'),
  };
  const { problems } = reader;
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, order };
}

function getExpectedTotal({ extensions }: OrderInput): Money | null {
  const expected = extensions?.vitrine?.expected_total;
  return expected === undefined ? null : money(expected);
}

export async function createFrom(request: WriteRequest, input: OrderInput): Promise<Saved<Order>> {
  const { ctx, manager } = request;
  const read = readOrder(ctx, manager, input);
  if (!read.ok) return { ok: false, error: invalidParams(read.problems) };
  const created = await createOrder(ctx, read.order);
  if (!created.ok) return { ok: false, error: orderError(created.problems, ctx.settings) };
  return saved(request, null, created.id, 'created');
}

/** What was sent replaces what is stored; the rest stays. */
function readFields(input: OrderInput, before: OrderRecord | null): Partial<HandFields> {
  const { billing, shipping, currency } = input;
  return {
    ...orderCodec.fromInput(input).changes,
    ...(currency !== undefined && { currency }),
    ...(billing && {
      billing: {
        ...(before?.billing ?? EMPTY_ADDRESS),
        ...billingCodec.fromInput(billing).changes,
      },
    }),
    ...(shipping && {
      shipping: {
        ...(before?.shipping ?? EMPTY_ADDRESS),
        ...shippingCodec.fromInput(shipping).changes,
      },
    }),
  };
}

function couponsIn({ coupon_lines: sent }: OrderInput): string[] | null {
  return sent?.flatMap(({ code }) => code ?? []) ?? null;
}

type ReadChange = { ok: true; change: OrderChange } | { ok: false; problems: Problems };

/** What is to change of an order, as it was sent, in the shop's own words. */
export function readChange(
  { settings }: ShopContext,
  manager: WriteRequest['manager'],
  before: OrderRecord | null,
  input: OrderInput,
): ReadChange {
  const reader = partReader(settings);
  checked(input, reader);
  const change: OrderChange = {
    filesOf: manager.customerId,
    byPerson: manager.by === 'session',
    expectedTotal: getExpectedTotal(input),
    fields: readFields(input, before),
    status: getStatus(input.status),
    paid: input.set_paid ?? false,
    meta: reader.meta(input.meta_data, 'meta_data'),
    parts: {
      lines: input.line_items ? reader.lines(input.line_items) : null,
      shippingLines: input.shipping_lines ? reader.shipping(input.shipping_lines) : null,
      fees: input.fee_lines ? reader.fees(input.fee_lines) : null,
      coupons: couponsIn(input),
    },
  };
  const { problems } = reader;
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, change };
}

export async function updateFrom(
  request: WriteRequest,
  id: number,
  input: OrderInput,
): Promise<Saved<Order>> {
  const { ctx, manager } = request;
  const before = await findOrder(ctx, id);
  const read = readChange(ctx, manager, before, input);
  if (!read.ok) return { ok: false, error: invalidParams(read.problems) };
  const changed = await changeOrder(ctx, id, read.change);
  if (!changed.ok) return { ok: false, error: orderError(changed.problems, ctx.settings) };
  return saved(request, before, id, 'updated');
}

/** The order as it is now, with its entry in the log. */
export async function saved(
  request: WriteRequest,
  before: OrderRecord | null,
  id: number,
  action: 'created' | 'updated' | 'deleted',
): Promise<Saved<Order>> {
  const order = await findOrder(request.ctx, id);
  if (!order) throw new Error(`order ${id} was saved and is not there`);
  const { manager, ctx } = request;
  const forbidden = refundRefusal(manager, { before, after: order }, ctx.settings);
  if (forbidden) return { ok: false, error: forbidden };
  const item = orderItem(order, request);
  await request.record({
    resource: 'order',
    id,
    action,
    before: before && orderItem(before, request),
    after: item,
  });
  return { ok: true, item: await loadItem(request, order) };
}
