import { money } from '#rules/money/money.ts';
import { translator } from '#server/language/translator.ts';
import { findProvider } from '#server/payments/payment-methods.ts';
import type { ProviderRefundResult } from '#server/payments/payment-provider.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { writeNote } from '../add-note.ts';
import { getRefund } from '../order-row.ts';
import { lockOrder } from '../status/change-status.ts';
import { concludeRefund } from './conclude-refund.ts';
import { undoRefund } from './undo-refund.ts';

export type SentRefund =
  /** The provider returns the money. */
  | 'done'
  /** It refused; the refund is taken back. */
  | 'refused'
  /** No answer came: the job asks again, with the same key. */
  | 'pending'
  /** There is nothing to ask for. */
  | 'none';

const BATCH = 50;
/** Whoever wrote the refund asks for it at once; the job leaves it alone for so long. */
const LEFT_MS = 30_000;

/** Asks the provider for a refund that is written down, outside of any transaction. */
export async function sendRefund(ctx: ShopContext, refundId: number): Promise<SentRefund> {
  const requested = await pendingRefund(ctx, refundId);
  if (!requested) return 'none';
  const charging = findProvider(ctx, requested.provider)?.charging;
  if (!charging) return 'pending';
  const { reference, currency, reason } = requested;
  const key = `${requested.order_key}-refund-${refundId}`;
  const refund = {
    reference,
    currency,
    amount: money(requested.amount - requested.gift_amount),
    reason,
    key,
  };
  try {
    return await concluded(ctx, refundId, await charging.refund(ctx, refund));
  } catch (error) {
    ctx.report(error, { task: 'refund', provider: requested.provider, refund: refundId });
    return 'pending';
  }
}

/** Repeats what was left by a process that died or a provider that did not answer. */
export async function sendLeftRefunds(ctx: ShopContext): Promise<number> {
  const left = await ctx.db
    .selectFrom('order_refunds')
    .select('id')
    .where('provider_state', '=', 'pending')
    .where('at', '<=', ctx.now - LEFT_MS)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  for (const { id } of left) await sendRefund(ctx, id);
  return left.length;
}

async function pendingRefund({ db }: ShopContext, refundId: number) {
  return db
    .selectFrom('order_refunds as refund')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .leftJoin('payments', 'payments.id', 'refund.payment_id')
    .select([
      'refund.amount',
      'refund.gift_amount',
      'refund.reason',
      'orders.currency',
      'orders.order_key',
    ])
    .select((eb) => [
      eb.fn.coalesce('payments.provider', 'orders.payment_method').as('provider'),
      eb.fn.coalesce('payments.reference', 'orders.transaction_id').as('reference'),
    ])
    .where('refund.id', '=', refundId)
    .where('refund.provider_state', '=', 'pending')
    .executeTakeFirst();
}

/** Two who asked for the same refund have one answer: the first writes it down. */
async function concluded(
  ctx: ShopContext,
  refundId: number,
  result: ProviderRefundResult,
): Promise<SentRefund> {
  const { tags, sent } = await runTransaction(
    ctx.db,
    async (trx): Promise<{ tags: string[]; sent: SentRefund }> => {
      const refund = trx.selectFrom('order_refunds').selectAll().where('id', '=', refundId);
      const before = await refund.executeTakeFirst();
      if (!before) return { tags: [], sent: 'refused' };
      await lockOrder(trx, before.order_id);
      const row = await refund.executeTakeFirst();
      if (!row) return { tags: [], sent: 'refused' };
      if (row.provider_state !== 'pending') return { tags: [], sent: 'done' };
      if (!result.ok) {
        await undoRefund(trx, row.order_id, getRefund(row), ctx.now);
        const text = translator(ctx.settings)('orderNotes.refundRefused');
        await writeNote(trx, row.order_id, { text, kind: 'private' }, ctx.now);
        return { tags: [], sent: 'refused' };
      }
      await trx
        .updateTable('order_refunds')
        .set({ provider_state: 'done', provider_refund: result.reference })
        .where('id', '=', refundId)
        .execute();
      return { tags: await concludeRefund(trx, ctx, refundId), sent: 'done' };
    },
    { isolation: 'read committed' },
  );
  await ctx.invalidate(tags);
  if (sent === 'refused') {
    const details = { refund: refundId };
    ctx.notifyManager({ code: 'payments.refundRefused', subject: `refund ${refundId}`, details });
  }
  return sent;
}
