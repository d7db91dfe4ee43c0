import { type Money, money } from '#rules/money/money.ts';
import { GIFT_CODE } from '#server/emails/email.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { type IssuedCard, issueCard } from './issue-card.ts';

const MINUTE = 60_000;
const AT_ONCE = 100;

export const giftCardJobs: RecurringJobs<ShopContext> = {
  'send-gift-cards': {
    everyMs: MINUTE,
    async run(ctx) {
      await sendGiftCards(ctx);
    },
  },
};

/**
 * Makes and sends the cards whose order is paid and whose day has come; how many. Looking at the
 * orders finds them whoever brought the news of the payment.
 */
export async function sendGiftCards(ctx: ShopContext): Promise<number> {
  const due = await ctx.db
    .selectFrom('gift_card_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select('line.id')
    .where('line.issued_at', 'is', null)
    .where('line.send_at', '<=', ctx.now)
    .where('orders.paid_at', 'is not', null)
    .where('orders.status', 'in', ['processing', 'completed'])
    .orderBy('line.id')
    .limit(AT_ONCE)
    .execute();
  let sent = 0;
  for (const { id } of due) sent += await sendLine(ctx, id);
  return sent;
}

/** Cards, ledger and emails in one transaction with the mark: each card is made once. */
function sendLine(ctx: ShopContext, lineId: number): Promise<number> {
  return runTransaction(
    ctx.db,
    async (trx) => {
      const line = await trx
        .updateTable('gift_card_lines')
        .set({ issued_at: ctx.now })
        .where('id', '=', lineId)
        .where('issued_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!line) return 0;
      const inner = { ...ctx, db: trx };
      const amount = money(line.amount);
      for (let piece = 0; piece < line.pieces; piece += 1) {
        const { currency, recipient, order_id: orderId } = line;
        const card = await issueCard(trx, ctx, { amount, currency, recipient, orderId });
        await queueGiftCard(inner, card, { ...line, amount });
      }
      return line.pieces;
    },
    { isolation: 'read committed' },
  );
}

export interface GiftCardWords {
  recipient: string;
  name: string;
  sender: string;
  message: string;
  amount: Money;
}

/** The email with the code, which is encrypted as long as it waits. Part of the transaction. */
export async function queueGiftCard(
  { db, encryption, now }: ShopContext,
  { code, expiresAt }: IssuedCard,
  { recipient, name, sender, message, amount }: GiftCardWords,
): Promise<void> {
  const sealed = encryption.encrypt(code, GIFT_CODE);
  const data = { name, sender, message, amount, code: sealed, expiresAt: expiresAt ?? 0 };
  await queueEmail(db, { kind: 'gift-card', to: recipient, data }, now);
}
