import type { LogLevel } from '../config.ts';

/** One line of the log. */
export interface Entry {
  readonly time: string;
  readonly level: LogLevel;
  readonly event: string;
  readonly requestId?: string;
  readonly [field: string]: unknown;
}
