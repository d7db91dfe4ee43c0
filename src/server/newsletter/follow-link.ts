import { isGoodLink, mailLinkPath } from '#server/emails/mail-link.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { MailLink } from '#wire/forms/mail-link.ts';

type Follower = Pick<Visitor, 'sign'>;

/**
 * Subscribes whoever holds the link; a second press changes nothing. False for a link that is too old.
 * Whether it may be counted what they open is theirs to say, and only where the shop asks.
 */
export async function confirmSubscription(
  ctx: ShopContext,
  { sign }: Follower,
  link: MailLink,
  allowsOpens: boolean,
): Promise<boolean> {
  if (link.do !== 'confirm' || !isGoodLink('newsletter', link, sign, ctx.now)) return false;
  const { settings, now } = ctx;
  return runTransaction(
    ctx.db,
    async (trx) => {
      const row = await trx
        .updateTable('newsletter_subscribers')
        .set({
          confirmed_at: now,
          opens_allowed_at: allowsOpens && settings['newsletter.countOpens'] ? now : null,
        })
        .where('key', '=', link.key)
        .where('confirmed_at', 'is', null)
        .where('ended_at', 'is', null)
        .returning('email')
        .executeTakeFirst();
      if (row) {
        const end = { do: 'end' as const, key: link.key, until: 0 };
        const data = { url: mailLinkPath('newsletter', settings, sign, end) };
        await queueEmail(trx, { kind: 'newsletter-welcome', to: row.email, data }, now);
        return true;
      }
      const before = await trx
        .selectFrom('newsletter_subscribers')
        .select('email')
        .where('key', '=', link.key)
        .where('confirmed_at', 'is not', null)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return before !== undefined;
    },
    { isolation: 'read committed' },
  );
}

/** Ends a subscription; true also where it had ended before, or the address was erased. */
export async function endSubscription(
  { db, now }: ShopContext,
  { sign }: Follower,
  link: MailLink,
): Promise<boolean> {
  if (link.do !== 'end' || !isGoodLink('newsletter', link, sign, now)) return false;
  await db
    .updateTable('newsletter_subscribers')
    .set({ ended_at: now })
    .where('key', '=', link.key)
    .where('ended_at', 'is', null)
    .execute();
  return true;
}

/** The subscription goes on, and nothing of it is counted any more. False for a wrong link. */
export async function stopCounting(
  { db, now }: ShopContext,
  { sign }: Follower,
  link: MailLink,
): Promise<boolean> {
  if (link.do !== 'end' || !isGoodLink('newsletter', link, sign, now)) return false;
  await db
    .updateTable('newsletter_subscribers')
    .set({ opens_allowed_at: null })
    .where('key', '=', link.key)
    .execute();
  return true;
}

const UNCONFIRMED_MS = 30 * 24 * 60 * 60 * 1000;

/** Addresses that were never confirmed: perhaps another person typed them. */
export async function purgeUnconfirmed({
  db,
  now,
}: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', now - UNCONFIRMED_MS)
    .where('key', '<>', '')
    .execute();
}
