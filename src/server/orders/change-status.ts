import type { ShopContext } from '#server/settings/context.ts';
import type { OrderStatus } from '#wire/order.ts';
import type { OrderProblem } from './order-problem.ts';

export type StatusOutcome =
  | { ok: true; from: OrderStatus; changed: boolean }
  | { ok: false; problems: OrderProblem[] };

export async function changeStatus(
  _ctx: ShopContext,
  _orderId: number,
  _to: OrderStatus,
  _note = '',
): Promise<StatusOutcome> {
  throw new Error('orders are being built');
}
