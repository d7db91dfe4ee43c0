// What the two engines call the failures the shop reacts to.

const busy = 5;
const locked = 6;
const full = 13;
/** The file that processes share beside the database could not grow. */
const noSharedMemory = 4874;
const uniqueKey = 2067;
const uniquePrimaryKey = 1555;
const retryableStates = new Set(['40001', '40P01']);
/** Undefined column, table, object or schema; an internal error is how a dropped relation is named by its number. */
const missingStates = new Set(['42703', '42P01', '42704', '3F000', 'XX000']);

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True when the same transaction may well succeed if it is simply run again. */
export function isRetryable(error: unknown): boolean {
  const code = sqliteCode(error);
  // The low byte is the primary code: SQLITE_BUSY_SNAPSHOT (517) is a kind of SQLITE_BUSY (5).
  if (code !== undefined) return (code & 0xff) === busy || (code & 0xff) === locked;
  const state = sqlState(error);
  return state !== undefined && retryableStates.has(state);
}

export function isUniqueViolation(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return code === uniqueKey || code === uniquePrimaryKey;
  return sqlState(error) === '23505';
}

/** There is no room to write to. */
export function isDatabaseFull(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return code === full || code === noSharedMemory;
  return sqlState(error) === '53100';
}

/** PostgreSQL: a statement took longer than its time limit, and was cancelled. */
export function isStatementTimeout(error: unknown): boolean {
  return sqlState(error) === '57014';
}

/** PostgreSQL: a statement waited for a lock for longer than it may. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** PostgreSQL: a table or column that the query names, or was about to read, is not there. */
export function isMissingObject(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && missingStates.has(state);
}
