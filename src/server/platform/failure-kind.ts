import { DatabaseAway } from './database/database-away.ts';
import { isDatabaseFull, isRetryable, isStatementTimeout } from './database/failures.ts';
import { errorCode } from './error-code.ts';
import { TooBusy } from './queue/limited-queue.ts';
import { StorageAway } from './storage/storage-away.ts';

/** Why something failed that the shop did right: what to answer, and under which name to log it. */
export type OutsideFailure =
  | 'request-aborted'
  | 'disk-full'
  | 'database-unavailable'
  | 'database-conflict'
  | 'statement-timeout'
  | 'storage-unavailable'
  | 'too-busy';
export type FailureKind = OutsideFailure | 'bug';

const DEEPEST = 5;

/**
 * Distinguishes what the program cannot help from a mistake in it: a visitor who left while sending, a
 * full disk, a database that cannot be reached, takes too long or was written by others at every try, a
 * storage that cannot be reached, a queue that is full.
 * Example: `write ENOSPC` as the cause of any other error is 'disk-full'.
 */
export function failureKind(error: unknown, depth = 0): FailureKind {
  if (!(error instanceof Error) || depth > DEEPEST) return 'bug';
  if (error instanceof DatabaseAway) return 'database-unavailable';
  if (error instanceof StorageAway) return 'storage-unavailable';
  if (error instanceof TooBusy) return 'too-busy';
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT' || isDatabaseFull(error)) return 'disk-full';
  if (isStatementTimeout(error)) return 'statement-timeout';
  if (isRetryable(error)) return 'database-conflict';
  // So Node ends the body of a request whose connection was closed.
  if (code === 'ECONNRESET' && error.message === 'aborted') return 'request-aborted';
  return failureKind(error.cause, depth + 1);
}

/** What a request that failed is answered with. */
export interface FailedReply {
  status: 400 | 500 | 503 | 507;
  headers: Record<string, string>;
}

const REPLIES: Readonly<Record<FailureKind, FailedReply>> = {
  // Whoever sent it has left.
  'request-aborted': { status: 400, headers: {} },
  'disk-full': { status: 507, headers: { 'retry-after': '60' } },
  'database-unavailable': { status: 503, headers: { 'retry-after': '5' } },
  'database-conflict': { status: 503, headers: { 'retry-after': '1' } },
  'statement-timeout': { status: 503, headers: { 'retry-after': '10' } },
  'storage-unavailable': { status: 503, headers: { 'retry-after': '5' } },
  'too-busy': { status: 503, headers: { 'retry-after': '10' } },
  bug: { status: 500, headers: {} },
};

export function failedReply(error: unknown): FailedReply {
  return REPLIES[failureKind(error)];
}
