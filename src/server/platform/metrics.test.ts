import { expect, test } from 'vitest';
import { createLog } from './logging/log.ts';
import { createMetrics } from './metrics.ts';
import { createRegistry } from './metrics-registry.ts';

test('counters, gauges and histograms in the text Prometheus reads', () => {
  const registry = createRegistry();
  const hits = registry.counter('hits_total', 'Hits.', ['route']);
  const time = registry.histogram('time_seconds', 'Time.', [], [0.1, 1]);
  registry.gauge('pages', 'Pages kept.', () => 7);
  hits(['home']);
  hits(['home']);
  hits(['a"b\\c\nd']);
  for (const seconds of [0.05, 0.1, 0.5, 3]) time([], seconds);
  expect(registry.text()).toBe(`# HELP hits_total Hits.
# TYPE hits_total counter
hits_total{route="home"} 2
hits_total{route="a\\"b\\\\c\\nd"} 1
# HELP time_seconds Time.
# TYPE time_seconds histogram
time_seconds_bucket{le="0.1"} 2
time_seconds_bucket{le="1"} 3
time_seconds_bucket{le="+Inf"} 4
time_seconds_sum 3.65
time_seconds_count 4
# HELP pages Pages kept.
# TYPE pages gauge
pages 7
`);
});

test('made-up methods share one figure', () => {
  const metrics = createMetrics();
  metrics.requestDone('page', 'BREW', 400, 0.01);
  metrics.requestDone('page', 'WHEN', 400, 0.01);
  metrics.queryDone(0.002, 'failed');
  metrics.pageCache('hit');
  expect(metrics.text()).toContain('{route="page",method="other",status="400"} 2');
  expect(metrics.text()).toContain('vitrine_query_seconds_count{outcome="failed"} 1');
  expect(metrics.text()).toContain('vitrine_page_cache_total{outcome="hit"} 1');
});

test('what is read is what was counted', () => {
  const metrics = createMetrics();
  for (const seconds of [0.0005, 0.004, 0.004, 60])
    metrics.requestDone('home', 'GET', 200, seconds);
  for (const result of ['hit', 'hit', 'miss'] as const) metrics.pageCache(result);
  expect(metrics.read()).toEqual({
    routes: [{ route: 'home', counts: [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }],
    cache: { hits: 2, misses: 1 },
  });
});

test('errors, slow queries and jobs have figures by kind', () => {
  const metrics = createMetrics();
  const log = createLog({ level: 'error', write: () => undefined, count: metrics.failure });
  log.bug(new Error('a bug'));
  log.bug(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  metrics.jobDone('email', 0.3, 'failed');
  expect(metrics.text()).toContain('vitrine_errors_total{kind="bug"} 1');
  expect(metrics.text()).toContain('vitrine_errors_total{kind="disk-full"} 1');
  expect(metrics.text()).toContain('vitrine_job_seconds_count{kind="email",outcome="failed"} 1');
});

test('figures of a worker name it', () => {
  const metrics = createMetrics(2);
  metrics.requestDone('page', 'GET', 200, 0.002);
  const text = metrics.text();
  expect(text).toContain(
    'vitrine_requests_total{route="page",method="GET",status="200",worker="2"} 1',
  );
  expect(text).toContain('vitrine_request_seconds_bucket{route="page",worker="2",le="0.005"} 1');
  expect(text).toContain('vitrine_request_seconds_count{route="page",worker="2"} 1');
  expect(text).toMatch(/^process_uptime_seconds\{worker="2"\} \d/m);
});
