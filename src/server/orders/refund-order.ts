import type { Money } from '#rules/money/money.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from './order-problem.ts';

export interface RefundInput {
  /** Pieces by line; their price with tax is worked out where no amount is given. */
  lines?: readonly { lineId: number; quantity: number; amount?: Money }[];
  /** Besides the lines, such as delivery; with no lines and no amount, all that is left. */
  amount?: Money;
  reason?: string;
  /** Puts the refunded pieces back on the shelf. */
  restock: boolean;
  author?: string;
}

export type RefundOutcome =
  | { ok: true; amount: Money; whole: boolean }
  | { ok: false; problems: OrderProblem[] };

export async function refundOrder(
  _ctx: ShopContext,
  _orderId: number,
  _refund: RefundInput,
): Promise<RefundOutcome> {
  throw new Error('orders are being built');
}
