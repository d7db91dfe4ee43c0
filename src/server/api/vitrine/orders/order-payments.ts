import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import { getDueTime } from '#rules/payments/settle-payment.ts';
import { orderNumbers } from '#server/orders/managing/order-numbers.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { capturePayment } from '#server/orders/paying/capture-payment.ts';
import { endWait, waitingPayers as findWaiting } from '#server/payments/payment-failures.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import {
  countedPayment,
  loadAllPayments,
  type StoredPayment,
} from '#server/payments/stored-payments.ts';
import { listEntries } from '#server/platform/manager-log/list-entries.ts';
import { markDone, markOpen } from '#server/platform/manager-log/mark-done.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  captureInput,
  captureResponse,
  endedWait,
  noticeInput,
  noticeQuery,
  noticeResponse,
  orderPayments,
  paymentNotices,
  waitingPayers,
} from '#wire/vitrine/payments.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { orderIn, unknownOrder } from './order-emails.ts';

// How an order was paid, taking money that is reserved, and what does not fit between the shop and its
// payment providers.

const nothingReserved: RestError = {
  code: 'vitrine_rest_payment_not_reserved',
  message: 'No money is reserved for this order.',
  status: 409,
};
const noAmount: RestError = {
  code: 'vitrine_rest_payment_capture_amount',
  message: 'More than is reserved cannot be taken, nor nothing.',
  status: 400,
};
const noSuchNotice: RestError = {
  code: 'vitrine_rest_payment_notice_invalid',
  message: 'There is no such notice, or somebody has marked it already.',
  status: 404,
};
const noSuchWait: RestError = {
  code: 'vitrine_rest_payment_wait_invalid_id',
  message: 'No payer waits under this number.',
  status: 404,
};
const notReached: RestError = {
  code: 'vitrine_rest_payment_provider_failed',
  message: 'The payment provider could not be asked, or refused. Try again in a moment.',
  status: 502,
};

/** With which the codes of notices about payments begin. */
const NOTICES = 'payments.';

function toItem(ctx: ShopContext, payment: StoredPayment) {
  const provider = findProvider(ctx, payment.provider);
  const { id, state, currency, failure } = payment;
  return {
    ...{ id, state, currency, failure },
    provider: payment.provider,
    title: provider?.title(ctx) ?? payment.provider,
    reference: payment.reference ?? '',
    amount: state === 'paid' ? getDueTime(countedPayment(payment)) : payment.amount,
    can_capture: state === 'authorised' && provider?.charging?.capture !== undefined,
    created_at: momentText(payment.created_at),
    updated_at: momentText(payment.updated_at),
  };
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Every attempt to pay an order, the first one first',
  params: {},
  answer: { schema: orderPayments },
  async handle(_, call) {
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const payments = await loadAllPayments(call.ctx.db, order.id);
    return found(payments.map((payment) => toItem(call.ctx, payment)));
  },
});

const capture = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Take the money that is reserved for an order, or a part of it; the rest is released',
  params: captureInput,
  answer: { schema: captureResponse },
  async handle({ amount: sent }, call) {
    const { ctx, manager } = call;
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const decimals = ctx.settings['currency.decimals'];
    const requested = sent === undefined ? null : (parseDecimal(sent, decimals) ?? money(0));
    const captured = await tryCapture(ctx, order, requested);
    if (captured === null) return refused(notReached);
    if (!captured.ok) return refused(captured.why === 'amount' ? noAmount : nothingReserved);
    const { status, amount } = captured;
    await changeAs(ctx, manager, async ({ record }) => {
      const before = { payment: 'authorised' };
      const after = { payment: 'captured', amount: getDecimal(amount, decimals), status };
      await record({ resource: 'order', id: order.id, action: 'updated', before, after });
      return { ok: true };
    });
    return found({ order_id: order.id, status, captured: amount });
  },
});

/** Null where the provider gave no answer; nothing is lost, and it may be asked again. */
async function tryCapture(ctx: ShopContext, order: OrderRecord, requested: Money | null) {
  try {
    return await capturePayment(ctx, order, requested);
  } catch (error) {
    ctx.report(error, { task: 'capture', order: order.id });
    return null;
  }
}

const notices = vitrineEndpoint({
  action: 'list',
  permission: 'manage-orders',
  summary: 'Payments that differ from what the provider says, do not match, failed or are disputed',
  params: noticeQuery,
  answer: { schema: paymentNotices },
  async handle(query, { ctx }) {
    const page = { offset: rowsBefore(query), limit: query.per_page, done: query.done };
    const { entries, total } = await listEntries(ctx.db, NOTICES, page);
    const numbers = await orderNumbers(
      ctx.db,
      entries.flatMap(({ details: { order } }) => (typeof order === 'number' ? order : [])),
    );
    const toText = (value: unknown) => (typeof value === 'string' ? value : '');
    const body = entries.map(({ code, subject, details, count, ...entry }) => ({
      ...{ code, subject, count },
      order_id: typeof details.order === 'number' ? details.order : null,
      order_number: numbers.get(Number(details.order)) ?? '',
      provider: toText(details.provider),
      difference: toText(details.difference),
      text: toText(details.text),
      first_at: momentText(entry.first_at),
      last_at: momentText(entry.last_at),
      done_at: entry.done_at === null ? null : momentText(entry.done_at),
      done_by: entry.done_by,
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const mark = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Mark a notice of payments as done, or open it again',
  params: noticeInput,
  answer: { schema: noticeResponse },
  async handle({ code, subject, done }, { ctx, manager }) {
    if (!code.startsWith(NOTICES)) return refused(noSuchNotice);
    const name = { code, subject };
    const marked = await changeAs(ctx, manager, async (change) => {
      const { db, now } = change.ctx;
      const ok = done
        ? await markDone(db, name, { by: manager.name, now })
        : await markOpen(db, name);
      if (!ok) return { ok };
      const entry = { resource: 'payment_notice', id: `${code} ${subject}` } as const;
      const [before, after] = [{ done: !done }, { done }];
      await change.record({ ...entry, action: 'updated', before, after });
      return { ok };
    });
    return marked.ok ? found({ ...name, done }) : refused(noSuchNotice);
  },
});

const waiting = vitrineEndpoint({
  action: 'list',
  permission: 'manage-orders',
  summary: 'Who has to wait before the next payment because too many have failed',
  params: {},
  answer: { schema: waitingPayers },
  async handle(_, { ctx }) {
    const rows = await findWaiting(ctx);
    return found(
      rows.flatMap(({ wait_until, last_at, ...row }) =>
        wait_until === null
          ? []
          : { ...row, last_at: momentText(last_at), wait_until: momentText(wait_until) },
      ),
    );
  },
});

const letPay = vitrineEndpoint({
  action: 'delete',
  permission: 'manage-orders',
  summary: 'Let somebody pay again who has to wait',
  params: {},
  answer: { schema: endedWait },
  async handle(_, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const ended = await changeAs(ctx, manager, async (change) => {
      const before = await endWait(change.ctx.db, id);
      if (!before) return { ok: false };
      const { kind, value, failures } = before;
      const entry = { resource: 'payment_wait', id: String(id), action: 'deleted' } as const;
      await change.record({ ...entry, before: { kind, value, failures }, after: null });
      return { ok: true };
    });
    return ended.ok ? found({ id, deleted: true }) : refused(noSuchWait);
  },
});

export const orderPaymentRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/orders/:id/payments', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/orders/:id/payments/capture', methods: { POST: capture } },
  { namespace: NAMESPACE, path: '/payment-notices', methods: { GET: notices, POST: mark } },
  { namespace: NAMESPACE, path: '/payment-waits', methods: { GET: waiting } },
  { namespace: NAMESPACE, path: '/payment-waits/:id', methods: { DELETE: letPay } },
];
