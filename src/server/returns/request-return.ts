import { type CheckedLine, checkReturn, type ReturnProblem } from '#rules/returns/check-return.ts';
import { whoPays } from '#rules/returns/return-reason.ts';
import type { ReturnState } from '#rules/returns/return-state.ts';
import { translator } from '#server/language/translator.ts';
import { writeNote } from '#server/orders/add-note.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { lockOrder } from '#server/orders/status/change-status.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { ReturnWay } from '#wire/returns.ts';
import { findReturn } from './find-returns.ts';
import { claimFiles } from './return-files.ts';
import { mailReturn, mailStaff } from './return-mail.ts';
import { loadReturnTerms, takesReturns } from './return-terms.ts';

export interface ReturnRequest {
  /** Of the form: sent twice it is one return. */
  key: string;
  way: ReturnWay;
  lines: readonly {
    lineId: number;
    quantity: number;
    reason: string;
    note: string;
    /** Stored already, of no return yet. */
    photos: readonly string[];
  }[];
}

export type RequestResult =
  | { ok: true; id: number }
  | { ok: false; problems: (ReturnProblem | { code: 'off' })[] };

/** Asks for a return in the name of the buyer: the order is locked, so that two at once share its pieces. */
export async function requestReturn(
  ctx: ShopContext,
  orderId: number,
  request: ReturnRequest,
): Promise<RequestResult> {
  if (!takesReturns(ctx.settings)) return { ok: false, problems: [{ code: 'off' }] };
  return runTransaction(ctx.db, (trx) => requestWithin(trx, ctx, orderId, request), {
    isolation: 'read committed',
  });
}

async function requestWithin(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  { key, way, lines }: ReturnRequest,
): Promise<RequestResult> {
  const locked = await lockOrder(trx, orderId);
  const order = locked && (await findOrder({ db: trx }, orderId));
  if (!order) return { ok: false, problems: [{ code: 'unknown' }] };
  const known = await trx
    .selectFrom('order_returns')
    .select('id')
    .where('request_key', '=', key)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (known) return { ok: true, id: known.id };
  const terms = await loadReturnTerms({ ...ctx, db: trx }, order);
  const checked = checkReturn(lines, terms, ctx.settings['returns.reasons']);
  if (!checked.ok) return checked;
  const state: ReturnState = 'requested';
  const { id } = await trx
    .insertInto('order_returns')
    .values({
      ...{ order_id: orderId, request_key: key, state, way },
      created_at: ctx.now,
      updated_at: ctx.now,
      refund_id: null,
      exchange_order: null,
      message: '',
      carrier_url: '',
      history: encodeJson([{ at: ctx.now, state, author: '', text: '' }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeLines(trx, id, checked.lines, lines);
  const t = translator(ctx.settings);
  const text = t('orderNotes.returnRequested', { id });
  await writeNote(trx, orderId, { text, kind: 'private' }, ctx.now);
  const record = await findReturn(trx, id);
  if (!record) throw new Error(`return ${id} was written and is not there`);
  const payer = whoPays(
    checked.lines.map(({ reason }) => reason),
    { usual: ctx.settings['returns.postage'], shopPaysFor: ctx.settings['returns.shopPaysFor'] },
  );
  await mailReturn(trx, ctx, order, record, payer);
  await mailStaff(trx, ctx, order, record);
  await resourceChanged(trx, { resource: 'order', event: 'updated', ids: [orderId] }, ctx.now);
  return { ok: true, id };
}

async function writeLines(
  trx: Db,
  id: number,
  checked: readonly CheckedLine[],
  sent: ReturnRequest['lines'],
): Promise<void> {
  for (const { lineId, quantity, reason } of checked) {
    const { note = '', photos = [] } = sent.find((line) => line.lineId === lineId) ?? {};
    await trx
      .insertInto('order_return_lines')
      .values({ return_id: id, line_id: lineId, quantity, reason, note })
      .execute();
    await claimFiles(trx, id, photos);
  }
}
