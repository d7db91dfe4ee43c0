import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Db } from '#server/platform/database/database.ts';
import type { JobHandler } from '#server/platform/jobs/job.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { WrittenEmail } from '../templates/write-email.ts';
import { deliver } from './deliver.ts';
import type { MailTransports } from './mail-transports.ts';
import { getSender } from './sender.ts';

// An email a manager sends to themselves, to see how it looks: written before, sent as any other.

export const TEST_EMAIL_JOB = 'test-email';

const payloadSchema = z.object({
  id: z.string(),
  queuedAt: z.number(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export async function queueTestEmail(
  trx: Db,
  to: string,
  { subject, html, text }: WrittenEmail,
  now: number,
): Promise<void> {
  const payload = { id: randomUUID(), queuedAt: now, to, subject: `[Test] ${subject}`, html, text };
  await queueJob(trx, TEST_EMAIL_JOB, payload, now);
}

export function testEmailHandler(office: MailTransports): JobHandler<ShopContext> {
  return {
    maxAttempts: 3,
    async run(ctx, { payload }) {
      const { db, settings, now } = ctx;
      const { queuedAt: date, ...email } = payloadSchema.parse(payload);
      const mail = { ...email, date, from: getSender(settings), replyTo: '' };
      await deliver(db, office.transport(ctx), mail, now);
    },
  };
}
