import type { OrderRecord } from '#server/orders/order-record.ts';
import { capturePayment } from '#server/orders/paying/capture-payment.ts';
import { endWait, waitingPayers as findWaiting } from '#server/payments/payment-failures.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { allPaymentsOf, type StoredPayment } from '#server/payments/stored-payments.ts';
import { listEntries } from '#server/platform/manager-log/list-entries.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  captureAnswer,
  endedWait,
  noticeQuery,
  orderPayments,
  paymentNotices,
  waitingPayers,
} from '#wire/vitrine/payments.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, ownEndpoint } from '../own-endpoint.ts';
import { orderIn, unknownOrder } from './order-emails.ts';

// How an order was paid, taking money that is reserved, and what does not fit between the shop and its
// payment providers.

const nothingReserved: RestError = {
  code: 'vitrine_rest_payment_not_reserved',
  message: 'No money is reserved for this order.',
  status: 409,
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

function itemOf(ctx: ShopContext, payment: StoredPayment) {
  const provider = findProvider(ctx, payment.provider);
  const { id, state, currency, failure } = payment;
  return {
    ...{ id, state, currency, failure },
    provider: payment.provider,
    title: provider?.title(ctx) ?? payment.provider,
    reference: payment.reference ?? '',
    amount: payment.amount,
    can_capture: state === 'authorised' && provider?.charging?.capture !== undefined,
    created_at: momentText(payment.created_at),
    updated_at: momentText(payment.updated_at),
  };
}

const list = ownEndpoint({
  action: 'list',
  permission: 'see-all-orders',
  summary: 'Every attempt to pay an order, the first one first',
  params: {},
  answer: { schema: orderPayments },
  async handle(_, call) {
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const payments = await allPaymentsOf(call.ctx.db, order.id);
    return found(payments.map((payment) => itemOf(call.ctx, payment)));
  },
});

const capture = ownEndpoint({
  action: 'edit',
  permission: 'manage-orders',
  summary: 'Take the money that is reserved for an order',
  params: {},
  answer: { schema: captureAnswer },
  async handle(_, call) {
    const { ctx, manager } = call;
    const order = await orderIn(call);
    if (!order) return refused(unknownOrder);
    const captured = await tryCapture(ctx, order);
    if (captured === null) return refused(notReached);
    if (!captured.ok) return refused(nothingReserved);
    const { status } = captured;
    await changeAs(ctx, manager, async ({ record }) => {
      const [before, after] = [{ payment: 'authorised' }, { payment: 'captured', status }];
      await record({ resource: 'order', id: order.id, action: 'updated', before, after });
      return { ok: true };
    });
    return found({ order_id: order.id, status });
  },
});

/** Null where the provider gave no answer; nothing is lost, and it may be asked again. */
async function tryCapture(ctx: ShopContext, order: OrderRecord) {
  try {
    return await capturePayment(ctx, order);
  } catch (error) {
    ctx.report(error, { task: 'capture', order: order.id });
    return null;
  }
}

const notices = ownEndpoint({
  action: 'list',
  permission: 'manage-orders',
  summary: 'Payments that differ from what the provider says, do not match or are disputed',
  params: noticeQuery,
  answer: { schema: paymentNotices },
  async handle(query, { ctx }) {
    const page = { skip: rowsBefore(query), most: query.per_page };
    const { entries, total } = await listEntries(ctx.db, 'payments.', page);
    const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
    const body = entries.map(({ code, subject, details, count, ...entry }) => ({
      ...{ code, subject, count },
      order_id: typeof details.order === 'number' ? details.order : null,
      provider: textOf(details.provider),
      difference: textOf(details.difference),
      text: textOf(details.text),
      first_at: momentText(entry.first_at),
      last_at: momentText(entry.last_at),
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

const waiting = ownEndpoint({
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

const letPay = ownEndpoint({
  action: 'delete',
  permission: 'manage-orders',
  summary: 'Let somebody pay again who has to wait',
  params: {},
  answer: { schema: endedWait },
  async handle(_, { ctx, manager, parts }) {
    const id = numericId(parts.id ?? '');
    const ended = await changeAs(ctx, manager, async (own) => {
      const before = await endWait(own.ctx.db, id);
      if (!before) return { ok: false };
      const { kind, value, failures } = before;
      const entry = { resource: 'payment_wait', id: String(id), action: 'deleted' } as const;
      await own.record({ ...entry, before: { kind, value, failures }, after: null });
      return { ok: true };
    });
    return ended.ok ? found({ id, deleted: true }) : refused(noSuchWait);
  },
});

export const orderPaymentRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/orders/:id/payments', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/orders/:id/payments/capture', methods: { POST: capture } },
  { namespace: NAMESPACE, path: '/payment-notices', methods: { GET: notices } },
  { namespace: NAMESPACE, path: '/payment-waits', methods: { GET: waiting } },
  { namespace: NAMESPACE, path: '/payment-waits/:id', methods: { DELETE: letPay } },
];
