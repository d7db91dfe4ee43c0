import { errorCode } from '../error-code.ts';

/** The database does not answer: its server is stopped, starting, out of reach or full of connections. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Of PostgreSQL: connection failures (class 08), shutting down or starting, too many connections. */
const STATES = /^(08...|57P0[123]|53300)$/;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** The client has no codes for these. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

function isAway(error: unknown): error is Error {
  if (error instanceof AggregateError) return error.errors.every(isAway);
  if (!(error instanceof Error)) return false;
  const code = errorCode(error);
  if (typeof code !== 'string') return MESSAGES.test(error.message);
  return NETWORK.has(code) || STATES.test(code);
}

/** Names a failure of the connection for what it is; any other error stays as it is. */
export function asDatabaseAway(error: unknown): unknown {
  return isAway(error) ? new DatabaseAway(error.message || 'no answer', { cause: error }) : error;
}
