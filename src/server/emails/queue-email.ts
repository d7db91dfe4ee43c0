import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { queueJobs } from '#server/platform/jobs/queue-job.ts';
import type { Email, QueuedEmail } from './email.ts';

export const EMAIL_JOB = 'email';

/**
 * Queues an email inside the caller's transaction: it is sent if and only if that commits, and the
 * caller does not wait for the mail server.
 */
export function queueEmail(trx: Db, email: Email, now: number = Date.now()): Promise<void> {
  return queueEmails(trx, [email], now);
}

/** Several in one statement. An order written by hand may have no address to send to. */
export function queueEmails(
  trx: Db,
  emails: readonly Email[],
  now: number = Date.now(),
): Promise<void> {
  return queueJobs(
    trx,
    EMAIL_JOB,
    emails.filter(({ to }) => to !== '').map((email) => queued(email, now)),
    now,
  );
}

function queued(email: Email, now: number): QueuedEmail {
  return { ...email, id: randomUUID(), queuedAt: now };
}
