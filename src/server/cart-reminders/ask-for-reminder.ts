import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { reminderHours, storesReminder } from '#rules/cart-reminders/next-reminder.ts';
import { findStoredCart } from '#server/cart/stored-cart.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import type { Session } from '#server/platform/sessions/session.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';

const HOUR = 60 * 60 * 1000;
const emailAddress = z.email().max(254);

export interface ReminderRequest {
  email: string;
  /** The box beside the address is ticked. */
  enabled: boolean;
}

export function getHours(settings: Settings): number[] {
  return reminderHours([
    settings['basketReminders.firstHours'],
    settings['basketReminders.secondHours'],
    settings['basketReminders.thirdHours'],
  ]);
}

/**
 * Stores that this basket may be followed by reminders, or that it may not any more. Nothing is
 * answered: no one learns what the shop knows about a mailbox.
 */
export async function askForReminder(
  ctx: ShopContext,
  visitor: Visitor,
  { email: typed, enabled }: ReminderRequest,
): Promise<void> {
  const { db, settings, now } = ctx;
  if (!settings['basketReminders.enabled']) return;
  const { session, state } = await findStoredCart(db, visitor, now);
  if (!session) return;
  if (!enabled) {
    await db.deleteFrom('basket_reminders').where('owner', '=', session.cartOwner).execute();
    return;
  }
  const parsed = emailAddress.safeParse(typed.trim().toLowerCase());
  if (!parsed.success || state.lines.length === 0) return;
  const askers = [visitor.address, visitor.secretHash ?? ''];
  const perHour = settings['basketReminders.limitPerHour'];
  if (!(await takeHourly(ctx, 'cart-reminders', perHour, askers))) return;
  await runTransaction(db, (trx) => store(trx, ctx, session, parsed.data), {
    isolation: 'read committed',
  });
}

async function store(
  trx: Db,
  { settings, now }: ShopContext,
  session: Session,
  email: string,
): Promise<void> {
  const [first] = getHours(settings);
  if (first === undefined) return;
  const others = await trx
    .selectFrom('basket_reminders')
    .select(['ended_at', 'due_at'])
    .where('email', '=', email)
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '<>', session.cartOwner)]))
    .execute();
  const carts = others.filter(({ due_at }) => due_at !== null).length;
  const ended = others.some(({ ended_at }) => ended_at !== null);
  if (!storesReminder({ carts: carts, ended })) return;
  const consent = translator(settings)('checkout.reminder');
  const row = { email, consent, session_id: session.id, asked_at: now };
  await trx
    .insertInto('basket_reminders')
    .values({
      owner: session.cartOwner,
      key: randomBytes(16).toString('hex'),
      due_at: now + first * HOUR,
      ...row,
    })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet(row))
    .execute();
}

/** Whether the visitor has ticked the box for this basket; null where the shop sends no reminders. */
export async function reminderChoice(ctx: ShopContext, visitor: Visitor): Promise<boolean | null> {
  if (!ctx.settings['basketReminders.enabled']) return null;
  const { session } = await findStoredCart(ctx.db, visitor, ctx.now);
  if (!session) return false;
  const row = await ctx.db
    .selectFrom('basket_reminders')
    .select('id')
    .where('owner', '=', session.cartOwner)
    .executeTakeFirst();
  return row !== undefined;
}
