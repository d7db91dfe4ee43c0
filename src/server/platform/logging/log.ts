import type { LogLevel } from '../config.ts';
import { type FailureKind, failureKind } from '../failure-kind.ts';
import { currentRequestId } from '../request-id.ts';
import { describeError } from './describe-error.ts';
import { prettyLine } from './pretty-line.ts';

// One line of JSON for each event; on a terminal the same in a form for people.
// Example: {"time":"2026-01-05T10:00:00.000Z","level":"info","event":"request","requestId":"…","status":200}

export type Fields = Readonly<Record<string, unknown>>;

/** Events are words with hyphens, `page-rendered`: they are written unescaped. */
export interface Log {
  debug(event: string, fields?: Fields): void;
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
  /**
   * An unexpected failure. The same error reported by two layers is logged once. What is no mistake of
   * the program, such as a full disk, has an event of its own and no stack.
   */
  bug(error: unknown, fields?: Fields): void;
}

export interface LogChoices {
  readonly level: LogLevel;
  readonly pretty?: boolean;
  readonly write: (line: string) => void;
  readonly now?: () => number;
  /** Called with each error that is logged as unexpected. */
  readonly count?: (kind: FailureKind) => void;
}

const rank: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3 };

export function createLog({
  level,
  pretty = false,
  write,
  now = Date.now,
  count = () => undefined,
}: LogChoices): Log {
  const reported = new WeakSet<object>();
  const isoTime = rememberLast((time) => new Date(time).toISOString());

  function add(entryLevel: LogLevel, event: string, fields: Fields = {}): void {
    if (rank[entryLevel] < rank[level]) return;
    const time = isoTime(now());
    const requestId = currentRequestId();
    if (pretty) {
      write(
        prettyLine({ time, level: entryLevel, event, ...(requestId && { requestId }), ...fields }),
      );
      return;
    }
    // Serialized by hand: there is a line for each request, and this takes a third of the time.
    const id =
      requestId === undefined || 'requestId' in fields ? '' : `,"requestId":"${requestId}"`;
    const rest = JSON.stringify(fields).slice(1);
    const comma = rest === '}' ? '' : ',';
    write(`{"time":"${time}","level":"${entryLevel}","event":"${event}"${id}${comma}${rest}\n`);
  }

  return {
    debug: (event, fields) => add('debug', event, fields),
    info: (event, fields) => add('info', event, fields),
    warn: (event, fields) => add('warn', event, fields),
    error: (event, fields) => add('error', event, fields),
    bug(error, fields) {
      if (typeof error === 'object' && error !== null) {
        if (reported.has(error)) return;
        reported.add(error);
      }
      const kind = failureKind(error);
      count(kind);
      if (kind === 'bug') add('error', 'bug', { ...fields, error: describeError(error) });
      else {
        const reason = error instanceof Error ? error.message : String(error);
        add(kind === 'request-aborted' ? 'info' : 'error', kind, { ...fields, reason });
      }
    },
  };
}

/** Many lines fall into one millisecond. */
function rememberLast(make: (time: number) => string): (time: number) => string {
  let last = { time: Number.NaN, text: '' };
  return (time) => {
    if (time !== last.time) last = { time, text: make(time) };
    return last.text;
  };
}
