import { addMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { type Money, money } from '#rules/money/money.ts';
import { shareOut } from '#rules/money/share-out.ts';
import type { ReturnState } from '#rules/returns/return-state.ts';
import { returnWorth } from '#rules/returns/return-worth.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderProblem } from '#server/orders/order-problem.ts';
import type { OrderRecord } from '#server/orders/order-record.ts';
import { refundWithin } from '#server/orders/refunds/refund-order.ts';
import { returnPieces } from '#server/orders/stock/order-stock.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findReturn, type ReturnRecord, readSteps } from './find-returns.ts';
import { type MoveResult, moveReturn } from './move-return.ts';

// What a buyer gets for a return: money by the path of every refund, credit, or another order.

type Refused = { ok: false; why: 'problem'; problem: OrderProblem };

export interface Settlement {
  /** Only while it is in this state. */
  from?: ReturnState | undefined;
  author: string;
  authorId: number;
  message: string;
  restock: boolean;
}

export interface Repayment extends Settlement {
  /** `credit`: to the account, or a gift card by email where the buyer has none. */
  by: 'provider' | 'hand' | 'credit';
  /** All of it; null for what its pieces are worth by the rules of the shop. */
  amount: Money | null;
}

export type RepayResult =
  | Exclude<MoveResult, { ok: true }>
  | Refused
  | { ok: true; record: ReturnRecord; refundId: number; tags: string[] };

/** What the lines of a return are worth now, less the fee of the shop. */
export function worthOfReturn(
  { settings }: Pick<ShopContext, 'settings'>,
  order: OrderRecord,
  { lines }: ReturnRecord,
) {
  const refundable = order.lines.map((line) => ({
    ...line,
    fractional: !Number.isInteger(line.quantity),
    total: addMoney(line.total, line.totalTax),
  }));
  const fee = {
    percent: settings['returns.feePercent'],
    shopPaysFor: settings['returns.shopPaysFor'],
  };
  return returnWorth(lines, refundable, fee);
}

/** Part of the caller's transaction; a provider is asked after the commit, by `sendRefund`. */
export async function repayReturn(
  trx: Db,
  ctx: ShopContext,
  id: number,
  { by, amount, restock, message, author, authorId, from }: Repayment,
): Promise<RepayResult> {
  const action = by === 'credit' ? 'credit' : 'refund';
  const moved = await moveReturn(trx, ctx, id, { action, author, message, from });
  if (!moved.ok) return moved;
  const order = await findOrder({ db: trx }, moved.record.orderId);
  if (!order) return { ok: false, why: 'unknown' };
  const worth = worthOfReturn(ctx, order, moved.record);
  const lines = withAmount(worth, amount);
  if (lines === null) {
    const problem: OrderProblem = { code: 'returns.problem.amount', field: 'amount' };
    return { ok: false, why: 'problem', problem };
  }
  const { outcome: result, tags } = await refundWithin(trx, ctx, order.id, {
    lines,
    restock,
    reason: message,
    author,
    authorId,
    byProvider: by === 'provider',
    toCredit: by === 'credit',
    creditAsCard: by === 'credit' && order.customerId === null,
  });
  if (!result.ok) {
    const problem = result.problems[0] ?? { code: 'ordering.problem.unknown' };
    return { ok: false, why: 'problem', problem };
  }
  await trx
    .updateTable('order_returns')
    .set({ refund_id: result.id })
    .where('id', '=', id)
    .execute();
  const record = await findReturn(trx, id);
  if (!record) return { ok: false, why: 'unknown' };
  return { ok: true, record, refundId: result.id, tags };
}

/** Null for more than its pieces are worth. What is taken off is shared out by their worth. */
function withAmount(
  worth: readonly { lineId: number; quantity: number; amount: Money; fee: Money }[],
  amount: Money | null,
): { lineId: number; quantity: number; amount: Money }[] | null {
  const full = worth.map((line) => addMoney(line.amount, line.fee));
  if (amount === null) {
    return worth.map(({ lineId, quantity, amount: each }) => ({ lineId, quantity, amount: each }));
  }
  const less = subtractMoney(addMoney(...full), amount);
  if (amount < 0 || less < 0) return null;
  const off = full.length === 0 ? [] : shareOut(less, full);
  return worth.map(({ lineId, quantity }, at) => ({
    lineId,
    quantity,
    amount: subtractMoney(full[at] ?? money(0), off[at] ?? money(0)),
  }));
}

export type ExchangeResult =
  | Exclude<MoveResult, { ok: true }>
  | Refused
  | { ok: true; record: ReturnRecord; tags: string[] };

/** Names the order that its buyer gets instead. Part of the caller's transaction. */
export async function exchangeReturn(
  trx: Db,
  ctx: ShopContext,
  id: number,
  { orderNumber, restock, message, author, from }: Settlement & { orderNumber: string },
): Promise<ExchangeResult> {
  const moved = await moveReturn(trx, ctx, id, { action: 'exchange', author, message, from });
  if (!moved.ok) return moved;
  const order = await findOrder({ db: trx }, moved.record.orderId);
  if (!order) return { ok: false, why: 'unknown' };
  const instead = await trx
    .selectFrom('orders')
    .select(['id', 'email', 'customer_id', 'parent_order', 'trashed', 'placed_at'])
    .where('number', '=', orderNumber)
    .executeTakeFirst();
  const isTheirs =
    instead !== undefined &&
    (instead.email === order.email ||
      (instead.customer_id !== null && instead.customer_id === order.customerId));
  if (!isTheirs || instead.trashed === 1 || instead.id === order.id) {
    const problem: OrderProblem = { code: 'returns.problem.exchangeOrder', field: 'order_number' };
    return { ok: false, why: 'problem', problem };
  }
  const earlier = await trx
    .selectFrom('order_returns')
    .select('id')
    .where('exchange_order', '=', instead.id)
    .executeTakeFirst();
  if (earlier || instead.placed_at < moved.record.createdAt) {
    const problem: OrderProblem = { code: 'returns.problem.exchangeTaken', field: 'order_number' };
    return { ok: false, why: 'problem', problem };
  }
  await trx
    .updateTable('order_returns')
    .set({ exchange_order: instead.id })
    .where('id', '=', id)
    .execute();
  if (instead.parent_order === null) {
    await trx
      .updateTable('orders')
      .set({ parent_order: order.id, updated_at: ctx.now })
      .where('id', '=', instead.id)
      .execute();
  }
  const pieces = new Map(moved.record.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const tags = restock ? await returnPieces(trx, ctx, order.id, pieces) : [];
  const record = await findReturn(trx, id);
  return record ? { ok: true, record, tags } : { ok: false, why: 'unknown' };
}

/**
 * A refund that the provider refused, or that was deleted, leaves a return without its money: it is as
 * it was before, so that somebody sees to it. How many.
 */
export async function reopenReturns({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<number> {
  const rows = await db
    .selectFrom('order_returns')
    .select(['id', 'state', 'history'])
    .where('state', 'in', ['refunded', 'credited'])
    .where('refund_id', 'is', null)
    .limit(100)
    .execute();
  for (const { id, state, history } of rows) {
    const steps = readSteps(history);
    const before = steps.at(-2)?.state === 'accepted' ? 'accepted' : 'received';
    const step = { at: now, state: before, author: '', text: '' };
    await db
      .updateTable('order_returns')
      .set({ state: before, updated_at: now, history: encodeJson([...steps, step]) })
      .where('id', '=', id)
      .where('state', '=', state)
      .where('refund_id', 'is', null)
      .execute();
  }
  return rows.length;
}
