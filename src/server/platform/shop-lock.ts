import { dirname } from 'node:path';
import { isRetryable } from './database/failures.ts';
import type { DatabaseTarget } from './database/target.ts';
import { lockFile } from './file-lock.ts';
import { makeFolder } from './make-folder.ts';
import { StartProblem } from './start-problem.ts';

// Caches and notifications of a shop on SQLite are in its process: a second server on the same file
// would show pages that the first has changed. The one that serves holds a lock on a file beside the
// database.

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

function getReason(error: unknown, file: string): string {
  if (isRetryable(error)) {
    return `Another process has opened the shop in ${file}: stop it, or set DATA_DIR to another folder.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `The database ${file} cannot be locked (${message}): its folder must be writable.`;
}
