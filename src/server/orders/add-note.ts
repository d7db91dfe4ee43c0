import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from './order-problem.ts';

export interface NoteInput {
  text: string;
  /** `customer`: the buyer sees it with the order and gets it by mail. */
  kind: 'private' | 'customer';
  author?: string;
}

export type NoteOutcome = { ok: true } | { ok: false; problems: OrderProblem[] };

export async function addOrderNote(
  _ctx: ShopContext,
  _orderId: number,
  _note: NoteInput,
): Promise<NoteOutcome> {
  throw new Error('orders are being built');
}
