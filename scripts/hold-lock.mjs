// @ts-check
/** For a server that stops while the next one starts. */
const PATIENCE_MS = 500;
/** SQLite's code for a lock that another process holds. */
const BUSY = 5;

/**
 * Holds the lock by which a single server refuses a second one (`src/server/platform/shop-lock.ts`), for as
 * long as this process runs: workers come and go, and the shop stays locked.
 * @param {string} file of the database
 * @returns {Promise<{ failure: string | null, isHeld: boolean }>}
 */
export async function holdLock(file) {
  // Here, since a supervisor of one server runs on any Node from 20, which has no SQLite.
  const { DatabaseSync } = await import('node:sqlite');
  /** @type {import('node:sqlite').DatabaseSync | undefined} */
  let lock;
  try {
    lock = new DatabaseSync(`${file}-lock`, { timeout: PATIENCE_MS });
    lock.exec('pragma journal_mode = memory; begin exclusive');
    process.once('exit', () => lock?.close());
    return { failure: null, isHeld: false };
  } catch (error) {
    lock?.close();
    const failure = error instanceof Error ? error.message : String(error);
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    return { failure, isHeld: code === BUSY };
  }
}
