import { AWAITS_PAYMENT, mayBecome } from '#rules/orders/order-status.ts';
import { refundLimit } from '#rules/orders/refund-limit.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import { statusOncePaid } from '../downloads/status-once-paid.ts';
import type { OrderProblem } from '../order-problem.ts';
import { refundWithin } from '../refunds/refund-order.ts';
import { moveStatus } from '../status/change-status.ts';

// A status that a manager or a program names, with all that follows from it, and the payment they
// report. Refunded means that all that is left was refunded.

export type Reached = { ok: true } | { ok: false; problems: OrderProblem[] };

interface StatusRequest {
  status: OrderStatus | null;
  /** The money is there. */
  paid: boolean;
  /** Held to which status follows which, and to refunds of what was paid. */
  byPerson: boolean;
}

/** `ctx.db` is a transaction. */
export async function reachStatus(
  ctx: ShopContext,
  orderId: number,
  { status, paid, byPerson }: StatusRequest,
): Promise<Reached> {
  if (paid) {
    const counted = await countPayment(ctx, orderId, byPerson);
    if (!counted.ok) return counted;
  }
  if (status === null || (paid && AWAITS_PAYMENT.includes(status))) return { ok: true };
  if (status === 'refunded') return refundAll(ctx, orderId, byPerson);
  return moved(ctx, orderId, status, byPerson);
}

/** Reported as paid: what is owed counts as received, and the order is processed. */
async function countPayment(
  ctx: ShopContext,
  orderId: number,
  byPerson: boolean,
): Promise<Reached> {
  const paid = await ctx.db
    .updateTable('orders')
    .set((eb) => ({ paid_at: ctx.now, paid_amount: eb.ref('total'), updated_at: ctx.now }))
    .where('id', '=', orderId)
    .where('paid_at', 'is', null)
    .returning('status')
    .executeTakeFirst();
  if (!paid || !AWAITS_PAYMENT.includes(paid.status)) return { ok: true };
  return moved(ctx, orderId, await statusOncePaid(ctx.db, orderId), byPerson);
}

async function moved(
  ctx: ShopContext,
  orderId: number,
  to: OrderStatus,
  byPerson: boolean,
): Promise<Reached> {
  const choices = byPerson ? {} : { fromAny: true as const };
  const { outcome: result, tags } = await moveStatus(ctx.db, ctx, orderId, to, choices);
  await ctx.invalidate(tags);
  if (result.ok) return { ok: true };
  const problems = result.problems.map((problem) => ({ field: 'status', ...problem }));
  return { ok: false, problems };
}

async function refundAll(ctx: ShopContext, orderId: number, byPerson: boolean): Promise<Reached> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['status', 'total', 'paid_amount', 'refunded'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const limit = order && (byPerson ? order.paid_amount : refundLimit(order));
  const isDone = !order || !limit || limit <= order.refunded;
  if (isDone || (byPerson && !mayBecome(order.status, 'refunded'))) {
    return moved(ctx, orderId, 'refunded', byPerson);
  }
  const refund = {
    reason: 'Order fully refunded.',
    restock: false,
    beforePayment: !byPerson,
  };
  const { outcome: result, tags } = await refundWithin(ctx.db, ctx, orderId, refund);
  await ctx.invalidate(tags);
  if (!result.ok) return result;
  // The last refund of what was paid has moved the order itself.
  return byPerson ? { ok: true } : moved(ctx, orderId, 'refunded', byPerson);
}
