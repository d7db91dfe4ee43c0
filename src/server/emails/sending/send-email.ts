import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { LogoData } from '#wire/layout.ts';
import type { OrderView } from '#wire/order.ts';
import { GIFT_CODE, isOrderEmail, type QueuedEmail, readQueuedEmail } from '../email.ts';
import { ALWAYS_SENT, TO_MANAGER } from '../email-policy.ts';
import { noteSentEmail } from '../sent-emails.ts';
import type { SentState } from '../tables.ts';
import { emailContext } from '../templates/email-context.ts';
import { type WrittenEmail, writeEmail } from '../templates/write-email.ts';
import { deliver } from './deliver.ts';
import { type Mail, MailRefused } from './mail.ts';
import type { MailTransports } from './mail-transports.ts';
import { getSender } from './sender.ts';

export interface EmailHandlerParts {
  office: MailTransports;
  /** The shop's public address, without a slash at the end. */
  origin: string;
  log: Log;
  /** The order as its buyer sees it; null where there is none. */
  orderOf(ctx: ShopContext, id: number): Promise<OrderView | null>;
  /** The shop's own; null for its name alone. */
  logoOf(ctx: ShopContext): Promise<LogoData | null>;
}

/** A mail server may be away for a weekend: with a wait of an hour at most that is about two days. */
const MAX_ATTEMPTS = 60;

/**
 * Runs the jobs of the kind `email`. A failure is thrown, so that the job is retried; an email that
 * is permanently refused is logged and dropped.
 */
export function emailHandler(parts: EmailHandlerParts): JobHandler<ShopContext> {
  const { office, origin, log, orderOf: loadOrder, logoOf: loadLogo } = parts;
  return {
    maxAttempts: MAX_ATTEMPTS,
    async run(ctx, { payload, attempt }) {
      const email = opened(ctx, readQueuedEmail(payload));
      const about = { email: email.id, kind: email.kind, attempt };
      if (ctx.settings['mail.off'].includes(email.kind) && !ALWAYS_SENT.includes(email.kind))
        return;
      const order = isOrderEmail(email) ? await loadOrder(ctx, email.orderId) : null;
      const desk = emailContext(ctx.settings, origin, await loadLogo(ctx));
      const written = writeEmail(desk, email, order);
      if (!written) {
        log.warn('email-dropped', {
          ...about,
          reason: order ? 'no longer needed' : 'no such order',
        });
        return;
      }
      const transport = office.transport(ctx);
      const note = async (state: SentState, error = '') => {
        if (!('orderId' in email)) return;
        await noteSentEmail(ctx.db, email, { subject: written.subject, state, error }, ctx.now);
      };
      try {
        const mail = { ...getMail(ctx, email, written, order), ...unsubscribeOf(email, origin) };
        const result = await deliver(ctx.db, transport, mail, ctx.now);
        await note(result === 'given-up' ? 'given-up' : 'sent');
        const event = result === 'given-up' ? 'email-given-up' : 'email-sent';
        log[result === 'given-up' ? 'error' : 'info'](event, { ...about, by: transport.name });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        await note('refused', error.message);
        log.error('email-refused', { ...about, reason: error.message });
      }
    },
  };
}

/** What somebody who reads the database must not spend is encrypted until the email is written. */
function opened({ encryption }: ShopContext, email: QueuedEmail): QueuedEmail {
  if (email.kind !== 'gift-card') return email;
  const code = encryption.decrypt(email.data.code, GIFT_CODE);
  if (code === null) throw new Error('the code of a gift card was encrypted with another key');
  return { ...email, data: { ...email.data, code } };
}

/** For the button of mail programs beside the sender (RFC 8058). */
function unsubscribeOf(email: QueuedEmail, origin: string): Pick<Mail, 'unsubscribeUrl'> {
  if (email.kind === 'newsletter-welcome') return { unsubscribeUrl: `${origin}${email.data.url}` };
  if (email.kind === 'back-in-stock' || email.kind === 'basket-reminder')
    return { unsubscribeUrl: `${origin}${email.data.endUrl}` };
  return {};
}

/** Whom the manager's answer goes to. */
function respondedTo(email: QueuedEmail, order: OrderView | null): string {
  if (email.kind === 'contact-message') return email.data.email;
  return order && TO_MANAGER.includes(email.kind) ? order.email : '';
}

function getMail(
  { settings }: ShopContext,
  email: QueuedEmail,
  { subject, html, text }: WrittenEmail,
  order: OrderView | null,
): Mail {
  return {
    id: email.id,
    date: email.queuedAt,
    from: getSender(settings),
    to: email.to,
    replyTo: respondedTo(email, order),
    subject,
    html,
    text,
  };
}
