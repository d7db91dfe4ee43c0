import { AWAITS_PAYMENT } from '#rules/orders/order-status.ts';
import { refundLimit } from '#rules/orders/refund-limit.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
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
}

/** `ctx.db` is a transaction. */
export async function reachStatus(
  ctx: ShopContext,
  orderId: number,
  { status, paid }: StatusRequest,
): Promise<Reached> {
  if (paid) {
    const counted = await countPayment(ctx, orderId);
    if (!counted.ok) return counted;
  }
  if (status === null || (paid && AWAITS_PAYMENT.includes(status))) return { ok: true };
  if (status === 'refunded') return refundAll(ctx, orderId);
  return moved(ctx, orderId, status);
}

/** Reported as paid: what is owed counts as received, and the order is processed. */
async function countPayment(ctx: ShopContext, orderId: number): Promise<Reached> {
  const paid = await ctx.db
    .updateTable('orders')
    .set((eb) => ({ paid_at: ctx.now, paid_amount: eb.ref('total'), updated_at: ctx.now }))
    .where('id', '=', orderId)
    .where('paid_at', 'is', null)
    .returning('status')
    .executeTakeFirst();
  if (!paid || !AWAITS_PAYMENT.includes(paid.status)) return { ok: true };
  return moved(ctx, orderId, 'processing');
}

async function moved(ctx: ShopContext, orderId: number, to: OrderStatus): Promise<Reached> {
  const { outcome: result, tags } = await moveStatus(ctx.db, ctx, orderId, to, {
    fromAny: true,
  });
  await ctx.invalidate(tags);
  if (result.ok) return { ok: true };
  const problems = result.problems.map((problem) => ({ field: 'status', ...problem }));
  return { ok: false, problems };
}

async function refundAll(ctx: ShopContext, orderId: number): Promise<Reached> {
  const order = await ctx.db
    .selectFrom('orders')
    .select(['total', 'paid_amount', 'refunded'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || refundLimit(order) <= order.refunded) return moved(ctx, orderId, 'refunded');
  const refund = { reason: 'Order fully refunded.', restock: false };
  const { outcome: result, tags } = await refundWithin(ctx.db, ctx, orderId, refund);
  await ctx.invalidate(tags);
  return result.ok ? moved(ctx, orderId, 'refunded') : result;
}
