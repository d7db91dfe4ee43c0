import { randomUUID } from 'node:crypto';
import type { Db } from '#server/platform/database/database.ts';
import { queueJob, queueJobs } from '#server/platform/jobs/queue-job.ts';
import type { Letter, QueuedLetter } from './letter.ts';

export const LETTER_JOB = 'letter';

/**
 * Leaves a letter to be sent, inside the caller's transaction: it is sent if and only if that
 * commits, and whoever waits for the answer does not wait for the mail.
 */
export function queueLetter(trx: Db, letter: Letter, now: number = Date.now()): Promise<void> {
  return queueJob(trx, LETTER_JOB, queued(letter, now), now);
}

/** Several in one statement. */
export function queueLetters(
  trx: Db,
  letters: readonly Letter[],
  now: number = Date.now(),
): Promise<void> {
  return queueJobs(
    trx,
    LETTER_JOB,
    letters.map((letter) => queued(letter, now)),
    now,
  );
}

function queued(letter: Letter, now: number): QueuedLetter {
  return { ...letter, id: randomUUID(), queuedAt: now };
}
