import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { attention, failed, good } from '#rules/self-check/finding.ts';
import { sampleEmail } from '#server/emails/sample-emails.ts';
import { fileName } from '#server/emails/sending/file-transport.ts';
import type { Mail } from '#server/emails/sending/mail.ts';
import { openMailTransports } from '#server/emails/sending/mail-transports.ts';
import { getSender } from '#server/emails/sending/sender.ts';
import { emailContext } from '#server/emails/templates/email-context.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { NO_TRACER } from '#server/platform/tracing/tracer.ts';
import { sampleOrder } from '#wire/samples/order.ts';
import type { Check, CheckRequest } from './check.ts';

/** The email that buyers get most often, with an example of an order, to the person who asked for it. */
export const emailCheck: Check = {
  ids: ['email'],
  async run(request) {
    const { ctx, parts, person, record } = request;
    const folder = join(parts.config.dataDir, 'mail');
    const mail = await writeMail(request);
    const transport = openMailTransports({
      folder,
      smtpUrl: parts.config.smtpUrl,
      tracer: NO_TRACER,
    }).transport(ctx);
    if (transport.name === 'files') {
      await record({ kind: 'mail', value: join(folder, fileName(mail)) });
    }
    try {
      await transport.send(mail, async () => undefined);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        email: failed(
          `The mail server did not take the email to ${person.email}: ${reason}`,
          'Check the address, user and password of the mail server (SMTP_URL, or Settings, Emails).',
        ),
      };
    }
    if (transport.name === 'files') {
      return {
        email: attention(
          `No mail server is set: emails are not sent, but stored as files in ${folder}.`,
          'Set SMTP_URL, or the mail server under Settings, Emails.',
        ),
      };
    }
    const message = `The mail server took an email to ${person.email}: look into that inbox.`;
    return { email: good(message) };
  },
};

async function writeMail({ ctx, parts, person }: CheckRequest): Promise<Mail> {
  const { settings } = ctx;
  const order = sampleOrder();
  const sample = { settings, to: person.email, orderId: order.id, shipmentId: 0, now: ctx.now };
  // What renders HTML is loaded when it is needed.
  const { writeEmail } = await import('#server/emails/templates/write-email.ts');
  const context = emailContext(settings, parts.origin, await findLogo(ctx));
  const written = writeEmail(context, sampleEmail('order-processing', sample), order);
  if (!written) throw new Error('the example of an email could not be written');
  return {
    ...written,
    subject: `[Self-check] ${written.subject}`,
    id: randomUUID(),
    date: ctx.now,
    from: getSender(settings),
    to: person.email,
    replyTo: '',
  };
}
