import { randomUUID } from 'node:crypto';
import { isServerTrouble, type MailVerdict } from '#rules/emails/mail-verdict.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { findMailServer, mailEnvironment } from '../mail-servers/mail-delivery.ts';
import { noteAccepted, noteFailed } from '../mail-servers/mail-record.ts';
import type { WrittenEmail } from '../templates/write-email.ts';
import { getReason, getVerdict } from './mail-failure.ts';
import { getSender } from './sender.ts';
import { smtpTransport } from './smtp-transport.ts';

export interface MailTrial {
  verdict: MailVerdict;
  /** What the server said, or why there was no connection; '' where none is set. */
  response: string;
}

/** A person waits for it: less than for the emails of a job. */
const TIMEOUTS = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 };

/** Sends an email at once, without a job: somebody waits to see whether their mail server takes it. */
export async function tryMailServer(
  ctx: ShopContext,
  to: string,
  written: WrittenEmail,
): Promise<MailTrial> {
  const address = findMailServer(mailEnvironment.of(ctx).smtpUrl, ctx);
  if (address === null) return { verdict: 'unreadable', response: '' };
  if (address === '') return { verdict: 'no-server', response: '' };
  const { subject, html, text } = written;
  const mail = {
    id: randomUUID(),
    date: ctx.now,
    from: getSender(ctx.settings),
    to,
    replyTo: '',
    subject: `[Test] ${subject}`,
    html,
    text,
  };
  const { server, send } = smtpTransport(address, TIMEOUTS);
  try {
    const response = await send(mail, async () => undefined);
    await noteAccepted(ctx.db, server, ctx.now);
    return { verdict: 'accepted', response };
  } catch (error) {
    const trial = { verdict: getVerdict(error), response: getReason(error) };
    if (isServerTrouble(trial.verdict)) await noteFailed(ctx.db, server, trial.response, ctx.now);
    return trial;
  }
}
