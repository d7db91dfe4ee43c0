import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import { whoPays } from '#rules/returns/return-reason.ts';
import { type ReturnAction, type ReturnState, returnActions } from '#rules/returns/return-state.ts';
import { translator } from '#server/language/translator.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { sendRefund } from '#server/orders/refunds/send-refund.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { findReturn, listReturns, type ReturnRecord } from '#server/returns/find-returns.ts';
import { moveReturn } from '#server/returns/move-return.ts';
import { MAX_LABEL_BYTES, returnFileAddress, storeLabel } from '#server/returns/return-files.ts';
import {
  exchangeReturn,
  reopenReturns,
  repayReturn,
  worthOfReturn,
} from '#server/returns/settle-return.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  acceptInput,
  exchangeInput,
  labelResponse,
  messageInput,
  type ReturnItem,
  refundReturnInput,
  returnItem,
  returnList,
  returnQuery,
} from '#wire/vitrine/returns.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { refundRefusal } from '../../manager/refund-refusal.ts';
import { type ManagedCall, permitted } from '../../rest/managed-endpoint.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestEndpoint, type RestRoute, refused } from '../../rest/rest-route.ts';
import { orderError } from '../../wc/shared/order-error.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

// What buyers send back, and what the shop decides about it. The work is in `src/server/returns`.

const missing: RestError = {
  code: 'vitrine_rest_return_invalid_id',
  message: 'There is no such return.',
  status: 404,
};
const CANNOT = 'vitrine_rest_return_cannot_settle';

type Failed = Exclude<Awaited<ReturnType<typeof repayReturn>>, { ok: true }>;

function toError({ settings }: ShopContext, failed: Failed): RestError {
  if (failed.why === 'unknown') return missing;
  if (failed.why === 'problem') return orderError([failed.problem], settings, CANNOT);
  const t = translator(settings);
  const message = t('returns.problem.state', { state: t(`returns.state.${failed.state}`) });
  return { code: 'vitrine_rest_return_state', message, status: 409 };
}

function toItem(ctx: ShopContext, order: OrderRecord, record: ReturnRecord): ReturnItem {
  const { settings } = ctx;
  const decimals = settings['currency.decimals'];
  const worth = worthOfReturn(ctx, order, record);
  const sum = (amounts: readonly Money[]) =>
    getDecimal(money(amounts.reduce((all, each) => all + each, 0)), decimals);
  const reasons = record.lines.map(({ reason }) => reason);
  const rules = {
    usual: settings['returns.postage'],
    shopPaysFor: settings['returns.shopPaysFor'],
  };
  const charging = findProvider(ctx, order.paymentMethod)?.charging;
  return {
    id: record.id,
    order_id: order.id,
    order_number: order.number,
    customer_id: order.customerId ?? 0,
    buyer: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
    email: order.email,
    currency: order.currency,
    state: record.state,
    way: record.way,
    postage: whoPays(reasons, rules),
    created_at: momentText(record.createdAt),
    updated_at: momentText(record.updatedAt),
    lines: record.lines.map(({ lineId, quantity, reason, note, photos }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return {
        id: lineId,
        product_id: line?.productId ?? 0,
        name: line?.name ?? '',
        sku: line?.sku ?? '',
        ...{ quantity, reason, note },
        photos: photos.map(returnFileAddress),
      };
    }),
    message: record.message,
    carrier_url: record.carrierUrl,
    label_url: record.label ? returnFileAddress(record.label.reference) : '',
    worth: sum(worth.map(({ amount }) => amount)),
    fee: sum(worth.map(({ fee }) => fee)),
    refund_id: record.refundId,
    exchange_order_id: record.exchangeOrderId,
    actions: returnActions(record.state).filter((action) => action !== 'withdraw'),
    refund_ways: [
      ...(charging && order.transactionId !== '' ? (['provider'] as const) : []),
      'hand',
      'credit',
    ],
    restock: settings['returns.restock'],
    history: record.history.map(({ at, ...step }) => ({ at: momentText(at), ...step })),
  };
}

async function respond(ctx: ShopContext, id: number) {
  const record = await findReturn(ctx.db, id);
  const order = record && (await findOrder(ctx, record.orderId));
  return order ? found(toItem(ctx, order, record)) : refused(missing);
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Returns by state, what waits longest first; without a state the newest first',
  params: returnQuery,
  answer: { schema: returnList },
  async handle(query, { ctx }) {
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const which = { states: query.state ?? [], orderId: query.order ?? null };
    const { returns, total } = await listReturns(ctx.db, { ...which, ...page });
    const items: ReturnItem[] = [];
    for (const record of returns) {
      const order = await findOrder(ctx, record.orderId);
      if (order) items.push(toItem(ctx, order, record));
    }
    return found(items, { total, page: query.page, perPage: query.per_page });
  },
});

const show = vitrineEndpoint({
  action: 'view',
  permission: 'see-all-orders',
  summary: 'A return with its lines, photos and steps',
  params: {},
  answer: { schema: returnItem },
  handle: (_, { ctx, parts }) => respond(ctx, numericId(parts.id ?? '')),
});

/** Who did what with it, in the manager's log. */
async function recordStep(
  change: RecordedChange,
  record: ReturnRecord,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const before = record.history.at(-2)?.state ?? null;
  await change.record({
    resource: 'order_return',
    id: record.id,
    partOf: { resource: 'order', id: record.orderId },
    action: 'updated',
    before: { state: before },
    after: { state: record.state, ...details },
  });
}

interface Step {
  state?: ReturnState | undefined;
  message?: string | undefined;
  carrier_url?: string | undefined;
  label?: string | undefined;
}

async function step({ ctx, manager, parts }: ManagedCall, action: ReturnAction, sent: Step) {
  const id = numericId(parts.id ?? '');
  const { message = '', carrier_url: carrierUrl = '', label = '' } = sent;
  const moved = await changeAs(ctx, manager, async (change) => {
    const done = await moveReturn(change.ctx.db, change.ctx, id, {
      ...{ action, author: manager.name, message: message.trim(), from: sent.state },
      ...(action === 'accept' && { carrierUrl, label: label === '' ? null : label }),
    });
    if (done.ok) await recordStep(change, done.record, { message });
    return done;
  });
  return moved.ok ? respond(ctx, id) : refused(toError(ctx, moved));
}

const accept = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Accept a return, with a label or a page of the carrier; the buyer gets an email',
  params: acceptInput,
  answer: { schema: returnItem },
  handle: (sent, call) => step(call, 'accept', sent),
});

const refuse = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Decline a return; the buyer gets an email with what the shop says',
  params: messageInput,
  answer: { schema: returnItem },
  handle: (sent, call) => step(call, 'refuse', sent),
});

const receive = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Note that the parcel of a return has arrived; the buyer gets an email',
  params: messageInput,
  answer: { schema: returnItem },
  handle: (sent, call) => step(call, 'receive', sent),
});

const refund = vitrineEndpoint({
  action: 'edit',
  permission: 'refund-orders',
  summary: 'Pay a return back, by the provider, by hand or as credit, as any refund',
  params: refundReturnInput,
  required: ['by'],
  answer: { schema: returnItem },
  async handle({ by, amount: sent, restock, state: from, message = '' }, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const amount =
      sent === undefined ? null : parseDecimal(sent, ctx.settings['currency.decimals']);
    if (sent !== undefined && amount === null) {
      return refused(invalidParams({ amount: 'is not an amount' }));
    }
    const paid = await changeAs(ctx, manager, async (change) => {
      const inner = change.ctx;
      const before = await findReturn(inner.db, id);
      const order = before && (await findOrder(inner, before.orderId));
      const done = await repayReturn(inner.db, inner, id, {
        ...{ by, amount, from, message: message.trim() },
        restock: restock ?? ctx.settings['returns.restock'],
        author: manager.name,
        authorId: manager.customerId,
      });
      if (!done.ok || !order) return { ok: false as const, done };
      const after = await findOrder(inner, order.id);
      const forbidden = after && refundRefusal(manager, { before: order, after }, ctx.settings);
      if (forbidden) return { ok: false as const, forbidden };
      await inner.invalidate(done.tags);
      await recordStep(change, done.record, { message, refund: done.refundId });
      return { ok: true as const, refundId: done.refundId };
    });
    if (!paid.ok) {
      if (paid.forbidden) return refused(paid.forbidden);
      return refused(paid.done && !paid.done.ok ? toError(ctx, paid.done) : missing);
    }
    if (by === 'provider' && (await sendRefund(ctx, paid.refundId)) === 'refused') {
      await reopenReturns(ctx);
      const problem = { code: 'ordering.problem.provider', field: 'by' } as const;
      return refused(orderError([problem], ctx.settings, CANNOT));
    }
    return respond(ctx, id);
  },
});

const exchange = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Name the order that the buyer of a return gets instead',
  params: exchangeInput,
  required: ['order_number'],
  answer: { schema: returnItem },
  async handle(
    { order_number: number, restock, state: from, message = '' },
    { ctx, manager, parts },
  ) {
    const id = numericId(parts.id ?? '');
    const done = await changeAs(ctx, manager, async (change) => {
      const exchanged = await exchangeReturn(change.ctx.db, change.ctx, id, {
        from,
        orderNumber: number.trim().replace(/^#/, ''),
        restock: restock ?? ctx.settings['returns.restock'],
        message: message.trim(),
        author: manager.name,
        authorId: manager.customerId,
      });
      if (!exchanged.ok) return exchanged;
      await change.ctx.invalidate(exchanged.tags);
      const details = { message, exchange_order: exchanged.record.exchangeOrderId };
      await recordStep(change, exchanged.record, details);
      return exchanged;
    });
    return done.ok ? respond(ctx, id) : refused(toError(ctx, done));
  },
});

const labelling = { action: 'create', permission: 'manage-orders' } as const;

const addLabel: RestEndpoint = {
  ...vitrineEndpoint({
    ...labelling,
    summary: 'Store a label for a return that is about to be accepted: a PDF or a picture',
    params: {},
    answer: { schema: labelResponse },
    async handle(_, { ctx, files }) {
      const file = files.file?.[0];
      const label = file && file.size > 0 ? await storeLabel(ctx, file) : null;
      if (label === null) {
        return refused(invalidParams({ file: 'must be a PDF, PNG or JPEG of 5 MB at most' }));
      }
      return found({ label });
    },
  }),
  upload: {
    maxBytes: MAX_LABEL_BYTES,
    async refuse(call) {
      const known = await permitted(call, { namespace: NAMESPACE, access: 'write', ...labelling });
      return known.ok ? null : known;
    },
  },
};

export const returnRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/returns', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/returns/:id', methods: { GET: show } },
  { namespace: NAMESPACE, path: '/returns/:id/accept', methods: { POST: accept } },
  { namespace: NAMESPACE, path: '/returns/:id/refuse', methods: { POST: refuse } },
  { namespace: NAMESPACE, path: '/returns/:id/receive', methods: { POST: receive } },
  { namespace: NAMESPACE, path: '/returns/:id/refund', methods: { POST: refund } },
  { namespace: NAMESPACE, path: '/returns/:id/exchange', methods: { POST: exchange } },
  { namespace: NAMESPACE, path: '/return-labels', methods: { POST: addLabel } },
];
