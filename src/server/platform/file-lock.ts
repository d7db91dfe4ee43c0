import { DatabaseSync } from 'node:sqlite';

/**
 * An exclusive lock of the operating system on an empty file: it ends with the process, however that
 * ends, and nothing has to be cleaned up. Returns what releases it; while another has it, this fails
 * with an error for which `isRetryable` is true.
 */
export function lockFile(file: string, patienceMs: number): () => void {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: patienceMs });
    // Nothing is ever written, so there is no journal to leave behind.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock?.close();
    throw error;
  }
  const held = lock;
  return () => held.close();
}
