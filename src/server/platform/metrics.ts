import type { FailureKind } from './failure-kind.ts';
import { createRegistry } from './metrics-registry.ts';

/** The server's metrics; the help text of each says what it means. */
export interface Metrics {
  requestDone(route: string, method: string, status: number, seconds: number): void;
  /** The time that all requests so far took, added up, in milliseconds. */
  requestsMs(): number;
  queryDone(seconds: number, result: 'ok' | 'failed'): void;
  /** One that took longer than `SLOW_QUERY_MS`. */
  slowQuery(): void;
  jobDone(kind: string, seconds: number, result: 'ok' | 'failed'): void;
  /** An error that was logged. */
  failure(kind: FailureKind): void;
  pageCache(result: 'hit' | 'miss'): void;
  /** Work that a replica may do; `reason` says why the primary did it. */
  replicaRead(server: 'primary' | 'replica', reason: string): void;
  /** What a browser reported; `directive` is one of a known few. */
  cspReport(directive: string): void;
  /** A figure that is looked up when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
  /** Of every family that is exported. */
  names(): readonly string[];
  /** Since the process began: requests by route in the buckets of their time, and pages by the cache. */
  read(): MetricFigures;
}

export interface MetricFigures {
  routes: { route: string; counts: number[] }[];
  cache: { hits: number; misses: number };
}

export const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const queryBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.25, 1];
const jobBuckets = [0.005, 0.025, 0.1, 0.5, 1, 5, 30, 120];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Figures of one of several workers name it. */
export function createMetrics(worker?: number): Metrics {
  const registry = createRegistry(worker === undefined ? [] : [['worker', String(worker)]]);
  const requests = registry.counter('vitrine_requests_total', 'Requests answered.', [
    'route',
    'method',
    'status',
  ]);
  const latency = registry.histogram(
    'vitrine_request_seconds',
    'Time from the request to the end of its answer.',
    ['route'],
    REQUEST_BUCKETS,
  );
  const queries = registry.histogram(
    'vitrine_query_seconds',
    'Time of database queries.',
    ['outcome'],
    queryBuckets,
  );
  const slow = registry.counter('vitrine_slow_queries_total', 'Queries over SLOW_QUERY_MS.', []);
  const jobs = registry.histogram(
    'vitrine_job_seconds',
    'Time of jobs that this process ran.',
    ['kind', 'outcome'],
    jobBuckets,
  );
  const failures = registry.counter(
    'vitrine_errors_total',
    'Errors in the log, by what they came from.',
    ['kind'],
  );
  const cache = registry.counter('vitrine_page_cache_total', 'Pages asked for in the page cache.', [
    'outcome',
  ]);
  const reads = registry.counter(
    'vitrine_replica_reads_total',
    'Pages, lists and reports that a replica may serve, by the server that did.',
    ['server', 'reason'],
  );
  const reports = registry.counter(
    'vitrine_csp_reports_total',
    'Violations of the content security policy that browsers reported.',
    ['directive'],
  );
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', () =>
    process.memoryUsage.rss(),
  );
  registry.gauge(
    'process_heap_bytes',
    'Memory used by JavaScript objects.',
    () => process.memoryUsage().heapUsed,
  );
  registry.gauge('process_uptime_seconds', 'Time since the process started.', () =>
    process.uptime(),
  );

  let requestsMs = 0;
  const pages = { hit: 0, miss: 0 };
  return {
    requestsMs: () => requestsMs,
    requestDone(route, method, status, seconds) {
      requestsMs += seconds * 1000;
      // A made-up method must not make a figure of its own.
      requests([route, methods.has(method) ? method : 'other', String(status)]);
      latency([route], seconds);
    },
    queryDone: (seconds, result) => queries([result], seconds),
    slowQuery: () => slow([]),
    jobDone: (kind, seconds, result) => jobs([kind, result], seconds),
    failure: (kind) => failures([kind]),
    pageCache(result) {
      pages[result] += 1;
      cache([result]);
    },
    replicaRead: (server, reason) => reads([server, reason]),
    cspReport: (directive) => reports([directive]),
    gauge: registry.gauge,
    text: registry.text,
    names: registry.names,
    read: () => ({
      routes: latency.read().map(({ values: [route = ''], counts }) => ({ route, counts })),
      cache: { hits: pages.hit, misses: pages.miss },
    }),
  };
}
