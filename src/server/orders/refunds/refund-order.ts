import { type Refundable, splitRefund } from '#rules/gift-cards/spend-cards.ts';
import { type MetaChange, mergeMeta } from '#rules/meta/merge-meta.ts';
import { addMoney } from '#rules/money/arithmetic.ts';
import { formatMoney } from '#rules/money/format.ts';
import { type Money, money } from '#rules/money/money.ts';
import {
  decideRefund,
  type RefundableRow,
  type RefundedLine,
  type RefundedRow,
  type RefundRequest,
} from '#rules/orders/refund-amount.ts';
import { refundLimit } from '#rules/orders/refund-limit.ts';
import { toCurrency } from '#server/language/currency.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import { findByReference } from '#server/payments/stored-payments.ts';
import { changedBy } from '#server/platform/database/changed-by.ts';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';
import { getRefund } from '../order-row.ts';
import { concludeRefund } from './conclude-refund.ts';

export interface RefundInput {
  /** Pieces by line; their price with tax is worked out where no amount is given. */
  lines?: RefundRequest['lines'];
  /** Fees and shipping methods, with tax. */
  rows?: readonly RefundedRow[];
  /** Besides the lines and rows; with none of them and no amount, all that is left. */
  amount?: Money;
  reason?: string;
  /** Returns the refunded pieces to the stock. */
  restock: boolean;
  author?: string;
  authorId?: number;
  /** Asks the payment provider to return the money; else a person does. */
  byProvider?: boolean;
  /** The money becomes store credit of the buyer's account; no provider is asked. */
  toCredit?: boolean;
  /** The credit of a buyer without an account is a gift card, sent to their address. */
  creditAsCard?: boolean;
  /** Of an order that is not paid: a note of a program, with which no money moves. */
  beforePayment?: boolean;
  meta?: readonly MetaChange[];
}

export type RefundResult =
  | { ok: true; id: number; amount: Money; isFull: boolean }
  | { ok: false; problems: OrderProblem[] };

/**
 * Money back, whole or by line, never more than was paid: two refunds at once share what is left.
 * Part of the caller's transaction; the caller invalidates the tags after it. A refund by the provider
 * is only written down here: `sendRefund` asks for it after the commit.
 */
export async function refundWithin(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  refund: RefundInput,
): Promise<{ outcome: RefundResult; tags: string[] }> {
  const order = await trx
    .selectFrom('orders')
    .select(['total', 'paid_amount', 'refunded', 'paid_at'])
    .select(['gift_amount', 'gift_returned', 'customer_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return refused({ code: 'ordering.problem.unknown' });
  const left = refundable(order);
  const toCredit = refund.toCredit === true;
  const isPaid = order.paid_amount > 0 || left.fromCards > 0;
  const isNote = refund.beforePayment === true && !toCredit && refund.byProvider !== true;
  if (!isPaid && !isNote) {
    return refused({ code: 'ordering.problem.notPaid' });
  }
  if (toCredit && refund.creditAsCard !== true && order.customer_id === null) {
    return refused({ code: 'ordering.problem.noAccount', field: 'store_credit' });
  }
  const decision = await decide(trx, orderId, refund, addMoney(left.asMoney, left.fromCards));
  if (!decision.ok) return refused(toProblem(decision, ctx));
  const { amount, lines, rows } = decision;
  const back = splitRefund(amount, left);
  const claimed = await trx
    .updateTable('orders')
    .set((eb) => ({
      refunded: eb('refunded', '+', back.asMoney),
      gift_returned: eb('gift_returned', '+', back.fromCards),
      updated_at: ctx.now,
    }))
    .where('id', '=', orderId)
    .where((eb) => eb(eb('refunded', '+', back.asMoney), '<=', refundLimit(order)))
    .where('paid_amount', '=', order.paid_amount)
    .where((eb) => eb(eb('gift_returned', '+', back.fromCards), '<=', eb.ref('gift_amount')))
    .returning(['refunded', 'gift_amount', 'gift_returned'])
    .executeTakeFirst();
  if (!claimed) return refused(toProblem({ problem: 'amount', most: money(0) }, ctx));
  for (const line of lines) await markLine(trx, line);
  const reason = (refund.reason ?? '').trim().slice(0, 1000);
  const asksProvider = refund.byProvider && !toCredit && back.asMoney > 0;
  const paidBy = asksProvider ? await loadPayment(trx, ctx, orderId) : null;
  if (paidBy && !paidBy.ok) return refused(paidBy.problem);
  const { id } = await trx
    .insertInto('order_refunds')
    .values({
      order_id: orderId,
      at: ctx.now,
      amount,
      reason,
      lines: encodeJson(lines),
      restocked: encodeFlag(refund.restock),
      author: refund.author ?? '',
      author_id: refund.authorId ?? null,
      rows: encodeJson(rows),
      provider_state: paidBy ? 'pending' : 'none',
      payment_id: paidBy?.paymentId ?? null,
      gift_amount: back.fromCards,
      credit_amount: toCredit ? back.asMoney : 0,
      meta: encodeJson(mergeMeta([], refund.meta ?? [])),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const isFull =
    claimed.refunded === refundLimit(order) && claimed.gift_returned === claimed.gift_amount;
  // What follows from a refund waits until the provider has returned the money.
  const tags = paidBy ? [] : await concludeRefund(trx, ctx, id);
  return { outcome: { ok: true, id, amount, isFull: isFull }, tags };
}

interface PaidParts {
  total: number;
  paid_amount: number;
  refunded: number;
  paid_at: number | null;
  gift_amount: number;
  gift_returned: number;
}

/** What cards paid of an order that still waits goes back when it is cancelled. */
function refundable(order: PaidParts): Refundable {
  const onCards = order.paid_at === null ? 0 : order.gift_amount - order.gift_returned;
  return { asMoney: money(refundLimit(order) - order.refunded), fromCards: money(onCards) };
}

function refused(problem: OrderProblem): { outcome: RefundResult; tags: string[] } {
  return { outcome: { ok: false, problems: [problem] }, tags: [] };
}

async function decide(trx: Db, orderId: number, refund: RefundInput, left: number) {
  const rows = await trx
    .selectFrom('order_lines as line')
    .leftJoin('products as sold', (join) =>
      join.on('sold.id', '=', (eb) => eb.fn.coalesce('line.variation_id', 'line.product_id')),
    )
    .select(['line.id', 'line.quantity', 'line.total', 'line.total_tax'])
    .select(['line.refunded_quantity', 'line.refunded_amount', 'sold.quantity_step'])
    .where('line.order_id', '=', orderId)
    .orderBy('line.id')
    .execute();
  const lines = rows.map((row) => ({
    id: row.id,
    quantity: row.quantity,
    fractional: !Number.isInteger(row.quantity_step ?? row.quantity),
    total: money(row.total + row.total_tax),
    refundedQuantity: row.refunded_quantity,
    refundedAmount: money(row.refunded_amount),
  }));
  const requested = {
    lines: refund.lines ?? [],
    rows: refund.rows ?? [],
    ...(refund.amount !== undefined && { amount: refund.amount }),
  };
  const refundable = requested.rows.length > 0 ? await refundableRows(trx, orderId) : [];
  return decideRefund(requested, lines, money(left), refundable);
}

async function refundableRows(trx: Db, orderId: number): Promise<RefundableRow[]> {
  const rows = await trx
    .selectFrom('order_rows')
    .select(['id', 'amount', 'tax'])
    .where('order_id', '=', orderId)
    .where('kind', 'in', ['fee', 'shipping'])
    .execute();
  const refunds = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .execute();
  const before = refunds.flatMap((row) => getRefund(row).rows);
  return rows.map(({ id, amount, tax }) => {
    const earlier = before.filter(({ rowId }) => rowId === id).map((row) => row.amount);
    return { id, total: money(amount + tax), refundedAmount: addMoney(...earlier) };
  });
}

type PaidBy = { ok: true; paymentId: number | null } | { ok: false; problem: OrderProblem };

/** The payment that the money is returned by; one of another program has no row of ours. */
async function loadPayment(trx: Db, ctx: ShopContext, orderId: number): Promise<PaidBy> {
  const order = await trx
    .selectFrom('orders')
    .select(['payment_method', 'transaction_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!findProvider(ctx, order.payment_method)?.charging) {
    return { ok: false, problem: { code: 'ordering.problem.noProvider', field: 'api_refund' } };
  }
  const { payment_method, transaction_id } = order;
  const payment = await findByReference(trx, payment_method, transaction_id);
  return { ok: true, paymentId: payment?.id ?? null };
}

async function markLine(trx: Db, { lineId, quantity, amount }: RefundedLine): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set((eb) => ({
      refunded_quantity: changedBy(eb('refunded_quantity', '+', quantity)),
      refunded_amount: eb('refunded_amount', '+', amount),
    }))
    .where('id', '=', lineId)
    .execute();
}

function toProblem(
  { problem, most: max }: { problem: 'line' | 'amount' | 'nothing'; most: Money },
  { settings }: ShopContext,
): OrderProblem {
  if (problem === 'line') return { code: 'ordering.problem.refundLine', field: 'lines' };
  if (problem === 'nothing') return { code: 'ordering.problem.refundNothing', field: 'amount' };
  const values = { amount: formatMoney(max, toCurrency(settings)) };
  return { code: 'ordering.problem.refundAmount', field: 'amount', values };
}
