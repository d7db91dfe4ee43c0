import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { queueJob, queueJobs } from '#server/platform/jobs/queue-job.ts';
import type { Email, QueuedEmail } from './email.ts';

export const EMAIL_JOB = 'email';

/**
 * Queues an email inside the caller's transaction: it is sent if and only if that commits, and the
 * caller does not wait for the mail server.
 */
export function queueEmail(trx: Db, email: Email, now: number = Date.now()): Promise<void> {
  return queueJob(trx, EMAIL_JOB, queued(email, now), now);
}

/** Several in one statement. */
export function queueEmails(
  trx: Db,
  emails: readonly Email[],
  now: number = Date.now(),
): Promise<void> {
  return queueJobs(
    trx,
    EMAIL_JOB,
    emails.map((email) => queued(email, now)),
    now,
  );
}

function queued(email: Email, now: number): QueuedEmail {
  return { ...email, id: randomUUID(), queuedAt: now };
}
