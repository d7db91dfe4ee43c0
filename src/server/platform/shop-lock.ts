import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRetryable } from './database/failures.ts';
import type { DatabaseTarget } from './database/target.ts';
import { lockFile } from './file-lock.ts';
import { makeFolder } from './make-folder.ts';
import { StartProblem } from './start-problem.ts';
import type { WorkerChannel } from './workers/worker-channel.ts';

// Caches and notifications of a shop on SQLite are in its process: a second server on the same file
// would show pages that the first has changed. The one that serves holds a lock on a file beside the
// database. Several workers notify each other; the lock of all of them is held by their supervisor.

/** For a server that stops while the next one starts. */
const PATIENCE_MS = 500;

/** Returns what releases it. On PostgreSQL any number of processes share a database. */
export function lockShop(target: DatabaseTarget): () => void {
  if (target.engine === 'postgres') return () => undefined;
  try {
    makeFolder(dirname(target.file));
    return lockFile(`${target.file}-lock`, PATIENCE_MS);
  } catch (error) {
    throw new StartProblem(getReason(error, target.file), { cause: error });
  }
}

/** The same for workers, by their supervisor: it ends with that. */
export async function lockForWorkers(
  target: DatabaseTarget,
  supervisor: Pick<WorkerChannel, 'lock'>,
): Promise<void> {
  if (target.engine === 'postgres') return;
  try {
    makeFolder(dirname(target.file));
    // Here, where files are made for this user alone.
    closeSync(openSync(`${target.file}-lock`, 'a'));
  } catch (error) {
    throw new StartProblem(getReason(error, target.file), { cause: error });
  }
  const failure = await supervisor.lock(target.file);
  if (failure) throw new StartProblem(toReason(failure.isHeld, failure.message, target.file));
}

function getReason(error: unknown, file: string): string {
  const message = error instanceof Error ? error.message : String(error);
  return toReason(isRetryable(error), message, file);
}

function toReason(isHeld: boolean, message: string, file: string): string {
  if (isHeld) {
    return `Another process has opened the shop in ${file}: stop it, or set DATA_DIR to another folder.`;
  }
  return `The database ${file} cannot be locked (${message}): its folder must be writable.`;
}
