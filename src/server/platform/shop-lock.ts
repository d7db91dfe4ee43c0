import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isRetryable } from './database/failures.ts';
import type { DatabaseTarget } from './database/target.ts';
import { makeFolder } from './make-folder.ts';
import { StartProblem } from './start-problem.ts';

// Caches and notifications of a shop on SQLite are in its process: a second server on the same file
// would show pages that the first has changed. The one that serves holds an exclusive lock on an empty
// file beside the database. It is a lock of the operating system on an open file, so it ends with the
// process, however that ends, and nothing has to be cleaned up.

/** For a server that stops while the next one starts. */
const PATIENCE_MS = 500;

/** Returns what releases it. On PostgreSQL any number of processes share a database. */
export function lockShop(target: DatabaseTarget): () => void {
  if (target.engine === 'postgres') return () => undefined;
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(dirname(target.file));
    lock = new DatabaseSync(`${target.file}-lock`, { timeout: PATIENCE_MS });
    // Nothing is ever written, so there is no journal to leave behind.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    throw new StartProblem(getReason(error, target.file), { cause: error });
  }
  const held = lock;
  return () => held.close();
}

function getReason(error: unknown, file: string): string {
  if (isRetryable(error)) {
    return `Another process has opened the shop in ${file}: stop it, or set DATA_DIR to another folder.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return `The database ${file} cannot be locked (${message}): its folder must be writable.`;
}
