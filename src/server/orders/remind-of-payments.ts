import { dueAfterReminder } from '#rules/orders/payment-due.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { writeNote } from './add-note.ts';

const BATCH = 50;

/**
 * Reminds the buyers of orders on hold of their payment, once each; returns how many. The email is
 * queued in the transaction that takes the reminder off the order: two processes send one.
 */
export async function remindOfPayments(ctx: ShopContext): Promise<number> {
  let reminded = 0;
  for (;;) {
    const due = await ctx.db
      .selectFrom('orders')
      .select('id')
      .where('remind_at', '<=', ctx.now)
      .orderBy('remind_at')
      .limit(BATCH)
      .execute();
    for (const { id } of due) {
      const sent = await runTransaction(ctx.db, (trx) => remind(trx, ctx, id), {
        isolation: 'read committed',
      });
      if (sent) reminded += 1;
    }
    if (due.length < BATCH) return reminded;
  }
}

async function remind(trx: Db, { now, settings }: ShopContext, id: number): Promise<boolean> {
  const order = await trx
    .updateTable('orders')
    .set({ remind_at: null, updated_at: now })
    .where('id', '=', id)
    .where('remind_at', '<=', now)
    .returning(['email', 'status', 'paid_at', 'held_until'])
    .executeTakeFirst();
  if (order?.status !== 'on-hold' || order.paid_at !== null || order.held_until === null) {
    return false;
  }
  await trx
    .updateTable('orders')
    .set({ held_until: dueAfterReminder(order.held_until, now) })
    .where('id', '=', id)
    .execute();
  await queueEmail(trx, { kind: 'payment-reminder', to: order.email, orderId: id, data: {} }, now);
  const text = translator(settings)('orderNotes.reminded');
  await writeNote(trx, id, { text, kind: 'private' }, now);
  return true;
}
