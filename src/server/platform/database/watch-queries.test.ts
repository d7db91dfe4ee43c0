import { expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { createMetrics } from '../metrics.ts';
import { withRequestId } from '../request-id.ts';
import { NO_TRACER } from '../tracing/tracer.ts';
import { watchQueries } from './watch-queries.ts';

function watch(slowQueryMs: number) {
  const lines: unknown[] = [];
  const log = createLog({
    level: 'warn',
    write: (line) => lines.push(JSON.parse(line)),
    now: () => 0,
  });
  const metrics = createMetrics();
  const onQuery = watchQueries({ log, metrics, tracer: NO_TRACER, slowQueryMs });
  return { lines, metrics, onQuery };
}

test('a slow query is logged with the id of its request and without values', () => {
  const { lines, metrics, onQuery } = watch(200);
  withRequestId('request-7', () => {
    onQuery(199.9, 'ok', 'select 1');
    onQuery(200.4, 'failed', 'select * from "orders" where "email" = ?');
  });
  expect(lines).toEqual([
    {
      time: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      event: 'slow-query',
      requestId: 'request-7',
      ms: 200,
      result: 'failed',
      sql: 'select * from "orders" where "email" = ?',
    },
  ]);
  expect(metrics.text()).toContain('vitrine_slow_queries_total 1');
  expect(metrics.text()).toContain('vitrine_query_seconds_count{outcome="ok"} 1');
});

test('0 logs none', () => {
  const { lines, onQuery } = watch(0);
  onQuery(60_000, 'ok', 'select 1');
  expect(lines).toEqual([]);
});
