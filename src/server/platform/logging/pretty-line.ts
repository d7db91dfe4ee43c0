import type { LogLevel } from '../config.ts';

const marks = { debug: '·', info: ' ', warn: '!', error: '✗' } as const;

function getStack(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('stack' in value)) return undefined;
  return typeof value.stack === 'string' ? value.stack : undefined;
}

/** "10:00:00 ! slow-query milliseconds=830" */
export function prettyLine({ time, level, event, ...fields }: Entry): string {
  const words = Object.entries(fields)
    .filter(([name]) => name !== 'error')
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const head = [time.slice(11, 19), marks[level], event, ...words].join(' ');
  const stack = getStack(fields.error);
  return stack === undefined ? `${head}\n` : `${head}\n${stack}\n`;
}

/** One line of the log. */
interface Entry {
  readonly time: string;
  readonly level: LogLevel;
  readonly event: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}
