import { findProvider } from '#server/payments/payment-methods.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentResult,
} from '#server/payments/payment-provider.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { resourceChanged } from '#server/webhooks/resource-changed.ts';
import type { OrderStatus } from '#wire/order.ts';
import { writeNote } from '../add-note.ts';
import { moveStatus } from '../change-status.ts';

export type PaymentFinished =
  | { ok: true; orderId: number; status: OrderStatus; first: boolean }
  /** The notification was forged, inconclusive, or about an unknown order. */
  | { ok: false };

/**
 * Does what the news of a payment calls for, once: the webhook and the shopper who comes back may
 * bring the same news at the same moment, in either order, and more than once.
 */
export async function finishPayment(
  ctx: ShopContext,
  providerId: string,
  event: PaymentEvent,
): Promise<PaymentFinished> {
  const provider = findProvider(ctx, providerId);
  const result = provider && (await provider.finish(ctx, event));
  if (!result) return { ok: false };
  const { finished, tags } = await runTransaction(
    ctx.db,
    (trx) => settle(trx, ctx, provider, result),
    { isolation: 'read committed' },
  );
  await ctx.invalidate(tags);
  return finished;
}

async function settle(
  trx: Db,
  ctx: ShopContext,
  provider: PaymentProvider,
  result: PaymentResult,
): Promise<{ finished: PaymentFinished; tags: string[] }> {
  const { orderId, reference, outcome, amount } = result;
  const order = await trx
    .selectFrom('orders')
    .select('payment_method')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const current = order?.payment_method === provider.id;
  // An order that never had this payment method belongs to another shop of the same account.
  if (!order || !(current || (await wasTried(trx, orderId, provider.id)))) {
    return { finished: { ok: false }, tags: [] };
  }
  const noted = await trx
    .insertInto('payment_events')
    .values({
      order_id: orderId,
      provider: provider.id,
      reference,
      outcome,
      amount,
      at: ctx.now,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'reference', 'outcome']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const tags = noted ? await follow(trx, ctx, provider, result, current) : [];
  const now = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { finished: { ok: true, orderId, status: now.status, first: noted !== undefined }, tags };
}

async function wasTried(trx: Db, orderId: number, provider: string): Promise<boolean> {
  const event = await trx
    .selectFrom('payment_events')
    .select('id')
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** A first notification; `current` where the order still has this payment method. */
async function follow(
  trx: Db,
  ctx: ShopContext,
  provider: PaymentProvider,
  { orderId, reference, outcome, amount }: PaymentResult,
  current: boolean,
): Promise<string[]> {
  if (outcome === 'failed') {
    const note = `Payment ${reference} failed.`;
    if (current) {
      const choices = { note, from: ['pending'] as const };
      return (await moveStatus(trx, ctx, orderId, 'failed', choices)).tags;
    }
    await writeNote(trx, orderId, { text: note, kind: 'private' }, ctx.now);
    return [];
  }
  // Another method was chosen since, but the money came by this one.
  await trx
    .updateTable('orders')
    .set({ payment_method: provider.id, payment_title: provider.title(ctx) })
    .where('id', '=', orderId)
    .where('payment_method', '!=', provider.id)
    .where('paid_at', 'is', null)
    .execute();
  const paid = await trx
    .updateTable('orders')
    .set((eb) => ({
      paid_at: ctx.now,
      paid_amount: eb('paid_amount', '+', amount),
      transaction_id: reference,
    }))
    .where('id', '=', orderId)
    .returning(['paid_amount', 'total', 'status'])
    .executeTakeFirstOrThrow();
  // Too little, or for an order that was finished otherwise: a manager has to decide.
  const enough = paid.paid_amount === paid.total;
  const to = enough ? 'processing' : 'on-hold';
  const note = enough
    ? `Paid: ${reference}.`
    : `Payment ${reference}: ${paid.paid_amount} of ${paid.total} received.`;
  const from = ['pending', 'failed', 'cancelled', 'on-hold'] as const;
  const moved = await moveStatus(trx, ctx, orderId, to, { note, from, evenShort: true });
  await resourceChanged(trx, { resource: 'order', event: 'updated', ids: [orderId] }, ctx.now);
  const changed = moved.outcome.ok && moved.outcome.changed;
  if (!changed) await writeNote(trx, orderId, { text: note, kind: 'private' }, ctx.now);
  return moved.tags;
}
