import { nextReminder } from '#rules/cart-reminders/next-reminder.ts';
import { cartState, type StoredLine } from '#server/cart/cart-state.ts';
import { mailLinkPath, type Sign } from '#server/emails/mail-link.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { decodeJson, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import { signWords } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { getHours } from './ask-for-reminder.ts';
import { noteOrders } from './note-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 200;
/** An email names so many things and counts the rest. */
const NAMED = 8;

const storedLines = cartState.shape.lines;

export const cartReminderJobs: RecurringJobs<ShopContext> = {
  'send-basket-reminders': {
    everyMs: 5 * MINUTE,
    async run(ctx) {
      await sendCartReminders(ctx);
    },
  },
};

/** How many emails were queued. */
export async function sendCartReminders(ctx: ShopContext): Promise<number> {
  await noteOrders(ctx);
  if (!ctx.settings['basketReminders.enabled']) return 0;
  const due = await ctx.db
    .selectFrom('basket_reminders')
    .select('id')
    .where('due_at', '<=', ctx.now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  if (due.length === 0) return 0;
  const secret = await loadSecret(ctx);
  const sign: Sign = (words) => signWords(secret, words);
  let sent = 0;
  for (const { id } of due) sent += await sendDue(ctx, sign, id);
  return sent;
}

/** The row moves on in the transaction that queues its email: each is sent once, or is due again. */
function sendDue(ctx: ShopContext, sign: Sign, id: number): Promise<number> {
  return runTransaction(ctx.db, (trx) => remind({ ...ctx, db: trx }, sign, id), {
    isolation: 'read committed',
  });
}

async function remind(ctx: ShopContext, sign: Sign, id: number): Promise<number> {
  const { db, settings, now } = ctx;
  const row = await lockDue(db, id, now);
  if (!row || row.owner === null) return 0;
  const cart = await db
    .selectFrom('carts')
    .select(['state', 'updated_at'])
    .where('owner', '=', row.owner)
    .executeTakeFirst();
  // A guest's cart ends before the last reminder: what was sent then is what was left.
  const lines = cart ? decodeJson(cart.state, cartState).lines : linesIn(row.lines);
  const leftCart = {
    changedAt: cart?.updated_at ?? row.asked_at,
    lines: lines.length,
    sent: row.sent,
    sentAt: row.sent_at,
    ordered: row.order_id !== null,
  };
  const next = nextReminder(leftCart, getHours(settings), now);
  const change = db.updateTable('basket_reminders').where('id', '=', id);
  if (next.do === 'wait') {
    await change.set({ due_at: next.until }).execute();
    return 0;
  }
  if (next.do === 'stop') {
    await change.set({ due_at: null, owner: null }).execute();
    return 0;
  }
  await change.set({ sent: row.sent + 1, sent_at: now, lines: encodeJson(lines) }).execute();
  await queueEmail(db, reminderEmail(ctx, sign, row, lines, next.last), now);
  return 1;
}

/** Writing to the row locks it until the commit, on either engine. */
function lockDue(trx: Db, id: number, now: number) {
  return trx
    .updateTable('basket_reminders')
    .set((eb) => ({ sent: eb.ref('sent') }))
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

export function linesIn(stored: string): StoredLine[] {
  return decodeJson(stored, storedLines);
}

/** What a person put into the basket: a bundle is one thing. */
export function thingsIn(lines: readonly StoredLine[]): { name: string; quantity: number }[] {
  return lines
    .filter(({ bundle }) => bundle === null || bundle.item === '')
    .map(({ name, quantity }) => ({ name, quantity }));
}

function reminderEmail(
  { settings, now }: ShopContext,
  sign: Sign,
  { key, email }: { key: string; email: string },
  lines: readonly StoredLine[],
  last: boolean,
) {
  const until = now + settings['basketReminders.days'] * DAY;
  const link = (what: 'restore' | 'end') =>
    mailLinkPath('basket-reminders', settings, sign, {
      do: what,
      key,
      until: what === 'end' ? 0 : until,
    });
  const code = last ? settings['basketReminders.coupon'] : '';
  const things = thingsIn(lines);
  return {
    kind: 'basket-reminder' as const,
    to: email,
    data: {
      things: things.slice(0, NAMED),
      more: Math.max(0, things.length - NAMED),
      // A link with a coupon applies it on the way.
      url: `${link('restore')}${code === '' ? '' : `&coupon=${encodeURIComponent(code)}`}`,
      endUrl: link('end'),
      code,
    },
  };
}

/** What came of old reminders; who ended them stays on record, so that no one else asks in their name. */
export async function purgeCartReminders({
  db,
  settings,
  now,
}: Pick<ShopContext, 'db' | 'settings' | 'now'>): Promise<void> {
  await db
    .deleteFrom('basket_reminders')
    .where('asked_at', '<', now - settings['basketReminders.days'] * DAY)
    .where('ended_at', 'is', null)
    .execute();
}
