import { whoPays } from '#rules/returns/return-reason.ts';
import {
  nextReturnState,
  type ReturnAction,
  type ReturnState,
} from '#rules/returns/return-state.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import { findReturn, type ReturnRecord } from './find-returns.ts';
import { claimFiles } from './return-files.ts';
import { mailReturn } from './return-mail.ts';

export interface ReturnStepInput {
  action: ReturnAction;
  /** '' for the buyer. */
  author: string;
  /** What the buyer reads; '' for nothing. */
  message: string;
  carrierUrl?: string;
  /** Only while it is in this state. */
  from?: ReturnState | undefined;
  /** A label that was stored for it. */
  label?: string | null;
}

export type MoveResult =
  | { ok: true; record: ReturnRecord }
  | { ok: false; why: 'unknown' }
  /** Another step came first; this is how far it is now. */
  | { ok: false; why: 'state'; state: ReturnState };

/**
 * One step of a return, if it can follow what is stored: the condition and the change are one statement,
 * so that of two people only one takes it. Part of the caller's transaction.
 */
export async function moveReturn(
  trx: Db,
  ctx: ShopContext,
  id: number,
  { action, author, message, carrierUrl, from, label = null }: ReturnStepInput,
): Promise<MoveResult> {
  const before = await findReturn(trx, id);
  if (!before) return { ok: false, why: 'unknown' };
  const next = nextReturnState(before.state, action);
  if (next === null || (from !== undefined && from !== before.state)) {
    return { ok: false, why: 'state', state: before.state };
  }
  const step = { at: ctx.now, state: next, author, text: message };
  const moved = await trx
    .updateTable('order_returns')
    .set({
      state: next,
      updated_at: ctx.now,
      message,
      ...(carrierUrl !== undefined && { carrier_url: carrierUrl }),
      history: encodeJson([...before.history, step]),
    })
    .where('id', '=', id)
    .where('state', '=', before.state)
    .where('updated_at', '=', before.updatedAt)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) {
    const now = await findReturn(trx, id);
    return now ? { ok: false, why: 'state', state: now.state } : { ok: false, why: 'unknown' };
  }
  if (label !== null) await claimFiles(trx, id, [label]);
  const record = await findReturn(trx, id);
  const order = await findOrder({ db: trx }, before.orderId);
  if (!record || !order) throw new Error(`return ${id} was written and is not there`);
  const { settings } = ctx;
  const reasons = record.lines.map(({ reason }) => reason);
  const rules = {
    usual: settings['returns.postage'],
    shopPaysFor: settings['returns.shopPaysFor'],
  };
  await mailReturn(trx, ctx, order, record, whoPays(reasons, rules));
  await resourceChanged(trx, { resource: 'order', event: 'updated', ids: [order.id] }, ctx.now);
  return { ok: true, record };
}
