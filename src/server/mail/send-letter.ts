import type { JobHandler } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/logging/log.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderView } from '#wire/order.ts';
import { handOver } from './hand-over.ts';
import { isOrderLetter, type LetterKind, type QueuedLetter, readQueuedLetter } from './letter.ts';
import { openDesk } from './letters/letter-desk.ts';
import { type WrittenLetter, writeLetter } from './letters/write-letter.ts';
import { type Mail, MailRefused } from './mail.ts';
import type { PostOffice } from './post-office.ts';

export interface LetterHandlerParts {
  office: PostOffice;
  /** The shop's public address, without a slash at the end. */
  origin: string;
  log: Log;
  /** The order as its buyer sees it; null where there is none. */
  orderOf(ctx: ShopContext, id: number): Promise<OrderView | null>;
}

/** Somebody waits for the link in these, or may learn from them of a theft: no setting keeps them back. */
const ALWAYS: readonly LetterKind[] = [
  'verify-email',
  'reset-password',
  'email-changed',
  'password-changed',
  'second-factor-off',
];
/** A mail server may be away for a weekend: with a wait of an hour at most that is about two days. */
const MOST_ATTEMPTS = 60;
const TO_MANAGER: readonly LetterKind[] = ['new-order', 'order-cancelled', 'order-failed'];

/**
 * Does the jobs of kind `letter`. A failure is thrown, so that the job is tried again later; a letter
 * that nobody will ever take is put down in the log and done with.
 */
export function letterHandler(parts: LetterHandlerParts): JobHandler {
  const { office, origin, log, orderOf } = parts;
  return {
    mostAttempts: MOST_ATTEMPTS,
    async run(ctx, { payload, attempt }) {
      const letter = readQueuedLetter(payload);
      const about = { letter: letter.id, kind: letter.kind, attempt };
      if (ctx.settings['mail.off'].includes(letter.kind) && !ALWAYS.includes(letter.kind)) return;
      const order = isOrderLetter(letter) ? await orderOf(ctx, letter.orderId) : null;
      const written = writeLetter(openDesk(ctx.settings, origin), letter, order);
      if (!written) {
        log.warn('letter-dropped', { ...about, reason: 'no such order' });
        return;
      }
      const transport = office.transport(ctx.settings);
      try {
        const mail = mailOf(ctx, letter, written, order);
        const outcome = await handOver(ctx.db, transport, mail, ctx.now);
        const event = outcome === 'given-up' ? 'letter-given-up' : 'letter-sent';
        log[outcome === 'given-up' ? 'error' : 'info'](event, { ...about, by: transport.name });
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
        log.error('letter-refused', { ...about, reason: error.message });
      }
    },
  };
}

function mailOf(
  { settings }: ShopContext,
  letter: QueuedLetter,
  { subject, html, text }: WrittenLetter,
  order: OrderView | null,
): Mail {
  return {
    id: letter.id,
    date: letter.queuedAt,
    from: {
      name: settings['mail.senderName'] || settings['shop.name'],
      address: settings['mail.senderAddress'] || settings['shop.email'],
    },
    to: letter.to,
    replyTo: order && TO_MANAGER.includes(letter.kind) ? order.email : '',
    subject,
    html,
    text,
  };
}
