import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Connections } from './database/engine.ts';
import type { Replica } from './database/replica/replica.ts';
import type { Metrics } from './metrics.ts';

type Gauges = Pick<Metrics, 'gauge'>;

/** Connections to PostgreSQL; SQLite has none. */
export function watchPool(metrics: Gauges, connections: (() => Connections) | null): void {
  const read = (name: keyof Connections) => () => connections?.()[name] ?? 0;
  metrics.gauge('vitrine_database_connections', 'Connections to PostgreSQL.', read('open'));
  metrics.gauge('vitrine_database_connections_idle', 'Those without a query.', read('idle'));
  metrics.gauge(
    'vitrine_database_connections_waiting',
    'Queries that wait for a connection.',
    read('waiting'),
  );
}

/** All 0 without a replica. */
export function watchReplica(metrics: Gauges, replica: Pick<Replica, 'state'> | null): void {
  metrics.gauge(
    'vitrine_replica_away',
    '1 while the replica of DATABASE_READ_URL cannot be read from.',
    () => (replica?.state().isAway ? 1 : 0),
  );
  metrics.gauge(
    'vitrine_replica_lag_bytes',
    'What the replica has not replayed yet.',
    () => replica?.state().lag.bytes ?? 0,
  );
  metrics.gauge(
    'vitrine_replica_lag_seconds',
    'Age of the oldest write that the replica has not replayed yet.',
    () => replica?.state().lag.seconds ?? 0,
  );
}

export interface EventLoop {
  /** In the last ten seconds, in milliseconds; 99 of 100 delays were shorter. */
  lagMs(): number;
  end(): void;
}

const WINDOW_MS = 10_000;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1_000_000;

/** How much later than due the process turns to its next task. */
export function watchEventLoop(metrics: Gauges): EventLoop {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let lagMs = 0;
  const timer = setInterval(() => {
    lagMs = Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION_MS);
    delays.reset();
  }, WINDOW_MS).unref();
  metrics.gauge(
    'vitrine_event_loop_lag_seconds',
    'Delay of the event loop in the last ten seconds, 99 of 100 are shorter.',
    () => lagMs / 1000,
  );
  return {
    lagMs: () => lagMs,
    end() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
