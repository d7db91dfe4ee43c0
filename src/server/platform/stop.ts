import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from './logging/log.ts';

export interface StopParts {
  readonly servers: readonly Server[];
  /** Run one after the other once no request is left: the bus, the database, the log. */
  readonly close: ReadonlyArray<() => unknown>;
  readonly log: Log;
  /** How long running requests may take before they are cut. */
  readonly timeoutMs: number;
  readonly drain?: Drain | undefined;
}

/** The time in which a load balancer finds out that it has to send new requests elsewhere. */
export interface Drain {
  /** From now on `/readyz` is 503; everything else is served as before. */
  begin(): void;
  readonly milliseconds: number;
}

/**
 * Stops the server gracefully: first it drains, then there are no new connections, running requests are
 * answered, and everything is closed. Returns whether all requests ended by themselves.
 */
export async function stopShop({
  servers,
  close,
  log,
  timeoutMs,
  drain,
}: StopParts): Promise<'drained' | 'cut'> {
  log.info('stopping');
  if (drain) {
    drain.begin();
    await sleep(drain.milliseconds);
  }
  const ended = Promise.all(servers.map(closed)).then(() => 'drained' as const);
  // A keep-alive connection whose answer was just sent becomes idle a moment later: ask again.
  const sweep = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, 25);
  const limit = new AbortController();
  const result = await Promise.race([
    ended,
    sleep(timeoutMs, 'cut' as const, { signal: limit.signal }).catch(() => 'drained' as const),
  ]);
  limit.abort();
  clearInterval(sweep);
  if (result === 'cut') {
    log.warn('requests-cut', { afterMs: timeoutMs });
    for (const server of servers) server.closeAllConnections();
  }
  for (const step of close) await step();
  log.info('stopped', { outcome: result });
  return result;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!server.listening) resolve();
    else server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}

export interface SignalParts {
  readonly stop: (signal: NodeJS.Signals) => Promise<unknown>;
  readonly log: Log;
  /** Writes what is still unwritten, then ends the process. */
  readonly exit: (code: number) => void;
}

/**
 * A supervisor signals the whole group while npm and the launcher pass the same signal on: what comes
 * this soon after the first is its echo.
 */
const echoMs = 1000;

/** The first signal stops in order, a second one at once. */
export function stopOnSignals({ stop, log, exit }: SignalParts): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMs) exit(1);
      return;
    }
    stoppingSince = performance.now();
    log.info('signal', { signal });
    stop(signal).then(
      () => exit(0),
      (error: unknown) => {
        log.bug(error);
        exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/**
 * An uncaught failure leaves the process in an unknown state: it is logged and the process ends,
 * for its supervisor to restart it.
 */
export function exitOnBugs({ log, exit }: Pick<SignalParts, 'log' | 'exit'>): void {
  const onBug = (error: unknown) => {
    log.bug(error, { task: 'process' });
    exit(1);
  };
  process.on('uncaughtException', onBug);
  process.on('unhandledRejection', onBug);
}
