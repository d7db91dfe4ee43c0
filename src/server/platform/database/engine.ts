import type { Dialect } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

export interface Listener {
  readonly onMessage: (payload: string) => void;
  /** Called after the connection was lost and regained: messages may have been missed. */
  readonly onGap: () => void;
}

/** Between the processes that serve one shop. */
export interface Notifications {
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
}

/** What an engine brings; the rest of the program sees only `Database`. */
export interface EngineParts extends Notifications {
  readonly dialect: Dialect;
  close(): Promise<void>;
}
