import { isBack } from '#rules/stock-alerts/stock-alert.ts';
import { mailLinkPath, type Sign } from '#server/emails/mail-link.ts';
import { queueEmails } from '#server/emails/queue-email.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import { signWords } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { findItems, nameItem, type WaitedItem } from './find-items.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 100;
/** Below the number of parameters either engine takes. */
const ITEMS_AT_ONCE = 500;

/**
 * Stock returns by a manager, a cancelled order, a refund or an end of a hold. Looking at what is
 * waited for finds all of them, and what happened while the shop was down.
 */
export const stockAlertJobs: RecurringJobs<ShopContext> = {
  'send-stock-alerts': {
    everyMs: 5 * MINUTE,
    async run(ctx) {
      await sendStockAlerts(ctx);
    },
  },
};

/** How many emails were queued. */
export async function sendStockAlerts(ctx: ShopContext): Promise<number> {
  if (!ctx.settings['stockAlerts.enabled']) return 0;
  const rows = await ctx.db.selectFrom('stock_alerts').select('item_id').distinct().execute();
  const ids = rows.map(({ item_id }) => item_id);
  if (ids.length === 0) return 0;
  const secret = await loadSecret(ctx);
  const sign: Sign = (words) => signWords(secret, words);
  let sent = 0;
  for (let from = 0; from < ids.length; from += ITEMS_AT_ONCE) {
    const items = await findItems(ctx, ids.slice(from, from + ITEMS_AT_ONCE));
    for (const item of items.filter(isBack)) sent += await sendFor(ctx, sign, item);
  }
  return sent;
}

async function sendFor(ctx: ShopContext, sign: Sign, item: WaitedItem): Promise<number> {
  const named = await nameItem(ctx, item);
  let sent = 0;
  let batch: number;
  do {
    batch = await sendBatch(ctx, sign, item.id, named);
    sent += batch;
  } while (batch === AT_ONCE);
  return sent;
}

/** The rows are deleted in the transaction that queues their emails: each is sent once, or waits. */
function sendBatch(
  { db, settings, now }: ShopContext,
  sign: Sign,
  id: number,
  named: { name: string; url: string },
): Promise<number> {
  return runTransaction(
    db,
    async (trx) => {
      const rows = await trx
        .deleteFrom('stock_alerts')
        .where('item_id', '=', id)
        .where('email', 'in', (eb) =>
          eb
            .selectFrom('stock_alerts')
            .select('email')
            .where('item_id', '=', id)
            .orderBy('asked_at')
            .limit(AT_ONCE),
        )
        .returning(['email', 'key'])
        .execute();
      const emails = rows.map(({ email, key }) => {
        const end = { do: 'end' as const, key, until: 0 };
        const endUrl = mailLinkPath('stock-alerts', settings, sign, end);
        return { kind: 'back-in-stock' as const, to: email, data: { ...named, endUrl } };
      });
      if (emails.length > 0) await queueEmails(trx, emails, now);
      return rows.length;
    },
    { isolation: 'read committed' },
  );
}

/** What did not come back in time. */
export async function purgeStockAlerts({
  db,
  settings,
  now,
}: Pick<ShopContext, 'db' | 'settings' | 'now'>): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where('asked_at', '<', now - settings['stockAlerts.days'] * DAY)
    .execute();
}
