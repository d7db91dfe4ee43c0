import {
  type ContactEntry,
  type ContactProblem,
  checkMessage,
} from '#rules/contact/check-message.ts';
import { isSpam, type MessageSigns } from '#rules/contact/judge-message.ts';
import { tidyLine, tidyText } from '#rules/reviews/tidy-text.ts';
import { productCards } from '#server/catalog/listing/product-cards.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { ContactStatus } from './tables.ts';

export type ContactResult =
  | { ok: true; status: ContactStatus }
  | { ok: false; problems: (ContactProblem | { code: 'contact.often' })[] };

const DAY = 24 * 60 * 60 * 1000;

/**
 * Stores a message and queues the email to the manager in the same transaction. The same message
 * again within a day, as by a second press of the button, is the same message.
 */
export async function receiveMessage(
  ctx: ShopContext,
  visitor: Pick<Visitor, 'address'>,
  sent: ContactEntry & MessageSigns,
  productId: number | null = null,
): Promise<ContactResult> {
  const entry: ContactEntry = {
    name: tidyLine(sent.name),
    email: sent.email.trim().toLowerCase(),
    subject: tidyLine(sent.subject),
    text: tidyText(sent.text),
  };
  const problems = checkMessage(entry);
  if (problems.length > 0) return { ok: false, problems };
  const perHour = ctx.settings['contact.limitPerHour'];
  if (!(await takeHourly(ctx, 'contact', perHour, [visitor.address]))) {
    return { ok: false, problems: [{ code: 'contact.often' }] };
  }
  // Judged by what was sent: markup that is removed may have been the link.
  const status = isSpam(sent, sent) ? 'spam' : 'sent';
  const stored = { ...entry, text: `${await aboutProduct(ctx, productId)}${entry.text}` };
  await runTransaction(ctx.db, async (trx) => {
    if (await isKnown(trx, stored, status, ctx.now)) return;
    await trx
      .insertInto('contact_messages')
      .values({ ...stored, status, created_at: ctx.now })
      .execute();
    if (status === 'spam') return;
    const to = ctx.settings['mail.managerAddress'] || ctx.settings['shop.email'];
    await queueEmail(trx, { kind: 'contact-message', to, data: stored }, ctx.now);
  });
  return { ok: true, status };
}

/** The first line of the message, where a product was chosen; one that is not in the shop is left out. */
async function aboutProduct(ctx: ShopContext, id: number | null): Promise<string> {
  const [card] = id === null ? [] : await productCards(ctx, [id]);
  if (!card) return '';
  return `${translator(ctx.settings)('contact.aboutProduct', { name: card.name, url: card.url })}\n\n`;
}

async function isKnown(
  trx: Db,
  { email, text }: ContactEntry,
  status: ContactStatus,
  now: number,
): Promise<boolean> {
  const row = await trx
    .selectFrom('contact_messages')
    .select('id')
    .where('email', '=', email)
    .where('created_at', '>', now - DAY)
    .where('text', '=', text)
    .where('status', '=', status)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
