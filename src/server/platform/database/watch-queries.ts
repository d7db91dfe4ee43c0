import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { DatabaseWatch } from './open-database.ts';

export interface QueryWatchers {
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'queryDone' | 'slowQuery'>;
  readonly tracer: Pick<Tracer, 'queryDone'>;
  /** 0 logs none. */
  readonly slowQueryMs: number;
}

const MAX_SQL = 2000;

/**
 * What happens after each query. A slow one is logged with the id of its request, as every line of the log,
 * and with its SQL, which has placeholders for the values.
 */
export function watchQueries(watchers: QueryWatchers): NonNullable<DatabaseWatch['onQuery']> {
  const { log, metrics, tracer, slowQueryMs } = watchers;
  return (milliseconds, result, sql) => {
    metrics.queryDone(milliseconds / 1000, result);
    tracer.queryDone(sql, milliseconds, result);
    if (slowQueryMs === 0 || milliseconds < slowQueryMs) return;
    metrics.slowQuery();
    log.warn('slow-query', { ms: Math.round(milliseconds), result, sql: sql.slice(0, MAX_SQL) });
  };
}
