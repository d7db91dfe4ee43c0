import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { isProgram } from '#rules/input/is-program.ts';
import { sendsLink } from '#rules/newsletter/sign-up.ts';
import { mailLinkPath } from '#server/emails/mail-link.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

export interface SignUp {
  email: string;
  /** Filled in by programs alone. */
  honeypot: string;
  /** Milliseconds since the page was opened; null without script. */
  age: number | null;
}

/** The same for every address, so that no one learns who is subscribed. */
export type SignedUp =
  | { ok: true }
  | { ok: false; problems: [{ code: 'content.newsletterInvalid' | 'content.newsletterOften' }] };

type Asker = Pick<Visitor, 'address' | 'sign'>;

const emailAddress = z.email().max(254);
const DAY_MINUTES = 24 * 60;
const MINUTE = 60_000;

/** Sends the email with the link that subscribes; nothing is subscribed by the form itself. */
export async function askToSubscribe(
  ctx: ShopContext,
  visitor: Asker,
  { email: typed, honeypot, age }: SignUp,
): Promise<SignedUp> {
  const parsed = emailAddress.safeParse(typed.trim().toLowerCase());
  if (!parsed.success) return { ok: false, problems: [{ code: 'content.newsletterInvalid' }] };
  if (isProgram({ honeypot, age })) return { ok: true };
  const perHour = ctx.settings['newsletter.limitPerHour'];
  if (!(await takeHourly(ctx, 'newsletter', perHour, [visitor.address]))) {
    return { ok: false, problems: [{ code: 'content.newsletterOften' }] };
  }
  await runTransaction(ctx.db, (trx) => ask(trx, ctx, visitor, parsed.data), {
    isolation: 'read committed',
  });
  return { ok: true };
}

async function ask(trx: Db, ctx: ShopContext, { sign }: Asker, email: string): Promise<void> {
  const { now, settings } = ctx;
  const stored = await lockRow(trx, email);
  const known = stored && {
    askedAt: stored.asked_at,
    confirmedAt: stored.confirmed_at,
    endedAt: stored.ended_at,
  };
  if (!sendsLink(known ?? null, now)) return;
  const key = stored?.key || randomBytes(16).toString('hex');
  const consent = translator(settings)('content.newsletterConsent', {
    shop: settings['shop.name'],
  });
  const row = { key, consent, asked_at: now, confirmed_at: null, ended_at: null };
  const added = await trx
    .insertInto('newsletter_subscribers')
    .values({ email, created_at: now, ...row })
    .onConflict((conflict) =>
      stored ? conflict.column('email').doUpdateSet(row) : conflict.column('email').doNothing(),
    )
    .returning('email')
    .executeTakeFirst();
  // Another request with this address was faster, and has sent the email.
  if (!added) return;
  const minutes = settings['newsletter.linkDays'] * DAY_MINUTES;
  const link = { do: 'confirm' as const, key, until: now + minutes * MINUTE };
  const data = { name: '', url: mailLinkPath('newsletter', settings, sign, link), minutes };
  await queueEmail(trx, { kind: 'newsletter-confirm', to: email, data }, now);
}

/** Writing to the row locks it until the commit, on either engine. */
function lockRow(trx: Db, email: string) {
  return trx
    .updateTable('newsletter_subscribers')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
}
