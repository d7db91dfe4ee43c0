import type { CartState } from '#server/cart/cart-state.ts';
import { changeCart, type Decision } from '#server/cart/changing/change-cart.ts';
import { restoreLines } from '#server/cart/changing/restore-lines.ts';
import { isGoodLink, type Sign } from '#server/emails/mail-link.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { MailLink } from '#wire/forms/mail-link.ts';
import { linesIn, thingsIn } from './send-reminders.ts';

/** What the link would bring back; null for a link that is too old, or whose basket was ordered. */
export async function leftCart(ctx: ShopContext, sign: Sign, link: MailLink) {
  const lines = await loadLines(ctx, sign, link);
  return lines && thingsIn(lines);
}

async function loadLines({ db, now }: ShopContext, sign: Sign, link: MailLink) {
  if (link.do !== 'restore' || !isGoodLink('basket-reminders', link, sign, now)) return null;
  const row = await db
    .selectFrom('basket_reminders')
    .select(['lines', 'order_id'])
    .where('key', '=', link.key)
    .executeTakeFirst();
  if (!row || row.order_id !== null) return null;
  const lines = linesIn(row.lines);
  return lines.length === 0 ? null : lines;
}

/** Adds the basket that was left to the one of this browser. */
export async function restoreCart(
  ctx: ShopContext,
  visitor: Visitor,
  link: MailLink,
): Promise<boolean> {
  const lines = await loadLines(ctx, visitor.sign, link);
  if (!lines) return false;
  const decide = (state: CartState): Decision => ({
    ok: true,
    state: { ...state, lines: restoreLines(state.lines, lines) },
    news: [{ kind: 'success', code: 'cart.notice.restoredAll' }],
  });
  const { session } = await changeCart(ctx, visitor, decide, { saveNotices: true });
  await ctx.db
    .updateTable('basket_reminders')
    // An order from this browser answers the reminder, whichever address it names.
    .set((eb) => ({
      returned_at: eb.fn.coalesce('returned_at', eb.val(ctx.now)),
      session_id: session,
    }))
    .where('key', '=', link.key)
    .execute();
  return true;
}

/** No more reminders to this mailbox; true also where there were none. */
export async function endCartReminders(
  { db, now }: ShopContext,
  sign: Sign,
  link: MailLink,
): Promise<boolean> {
  if (link.do !== 'end' || !isGoodLink('basket-reminders', link, sign, now)) return false;
  await db
    .updateTable('basket_reminders')
    .set({ ended_at: now, owner: null, due_at: null, session_id: null, lines: '[]' })
    .where('email', 'in', (eb) =>
      eb.selectFrom('basket_reminders').select('email').where('key', '=', link.key),
    )
    .where('ended_at', 'is', null)
    .execute();
  return true;
}
