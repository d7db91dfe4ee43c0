import * as z from 'zod';
import { findProvider } from '#server/payments/payment-methods.ts';
import {
  findByKey,
  findByReference,
  type StoredPayment,
} from '#server/payments/stored-payments.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { writeNote } from '../add-note.ts';
import { followPayment } from './follow-payment.ts';
import { noteFailure } from './note-failure.ts';
import { declineOrder, getFailure } from './settle-payment.ts';

export const PAYMENT_NEWS_JOB = 'payment-news';

/**
 * A provider's notification: its signature is checked, it is written down once, and a job is left for
 * what it calls for. False where it is forged or too old.
 */
export async function takeWebhook(
  ctx: ShopContext,
  providerId: string,
  body: string,
  headers: Headers,
): Promise<boolean> {
  const event = await findProvider(ctx, providerId)?.charging?.readEvent?.(ctx, body, headers);
  if (!event) return false;
  const { id, kind, reference, key, notice, declined = false } = event;
  await runTransaction(
    ctx.db,
    async (trx) => {
      const first = await trx
        .insertInto('payment_webhooks')
        .values({ provider: providerId, event_id: id, kind, reference, received_at: ctx.now })
        .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!first) return;
      const news = { provider: providerId, reference, key, notice, declined };
      await queueJob(trx, PAYMENT_NEWS_JOB, news, ctx.now);
    },
    { isolation: 'read committed' },
  );
  return true;
}

const paymentNews = z.object({
  provider: z.string(),
  reference: z.string().nullable(),
  key: z.string().nullable(),
  notice: z.string().nullable(),
  declined: z.boolean().default(false),
});
type PaymentNews = z.infer<typeof paymentNews>;

/** What a notification calls for. One about a payment of another shop of the account is left alone. */
export const newsHandler: JobHandler<ShopContext> = {
  maxAttempts: 20,
  async run(ctx, { payload }) {
    const news = paymentNews.parse(payload);
    const payment = await loadPayment(ctx, news);
    if (!payment) return;
    const followed = await followPayment(ctx, payment);
    if (news.declined && followed) {
      const { card = '', reference, state } = followed.seen;
      await noteFailure(ctx, { ...payment, reference }, card);
      if (state === 'open') await declineOrder(ctx, payment);
    }
    if (news.notice !== null) await noteNews(ctx, payment, news.notice, news.declined);
  },
};

/** It may come before the answer to the request that made the payment: then its key finds it. */
async function loadPayment(
  { db }: ShopContext,
  { provider, reference, key }: PaymentNews,
): Promise<StoredPayment | undefined> {
  const known = reference === null ? undefined : await findByReference(db, provider, reference);
  if (known) return known;
  const begun = key === null ? undefined : await findByKey(db, provider, key);
  return begun && { ...begun, reference: begun.reference ?? reference };
}

/** Such as a dispute or a declined card: the manager has to know. */
async function noteNews(
  ctx: ShopContext,
  payment: StoredPayment,
  text: string,
  declined: boolean,
): Promise<void> {
  const { order_id: order, provider, reference } = payment;
  await writeNote(ctx.db, order, { text, kind: 'private' }, ctx.now);
  const details = { order, provider, reference, text };
  const name = declined
    ? getFailure(order)
    : { code: 'payments.notice', subject: `order ${order}` };
  ctx.notifyManager({ ...name, details });
}
