import { createRegistry } from './metrics-registry.ts';

/** The server's metrics; the help text of each says what it means. */
export interface Metrics {
  requestDone(route: string, method: string, status: number, seconds: number): void;
  /** The time that all requests so far took, added up, in milliseconds. */
  requestsMs(): number;
  queryDone(seconds: number, result: 'ok' | 'failed'): void;
  pageCache(result: 'hit' | 'miss'): void;
  /** What a browser reported; `directive` is one of a known few. */
  cspReport(directive: string): void;
  /** A figure that is looked up when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  text(): string;
}

const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const queryBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.25, 1];
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
    requestBuckets,
  );
  const queries = registry.histogram(
    'vitrine_query_seconds',
    'Time of database queries.',
    ['outcome'],
    queryBuckets,
  );
  const cache = registry.counter('vitrine_page_cache_total', 'Pages asked for in the page cache.', [
    'outcome',
  ]);
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
  return {
    requestsMs: () => requestsMs,
    requestDone(route, method, status, seconds) {
      requestsMs += seconds * 1000;
      // A made-up method must not make a figure of its own.
      requests([route, methods.has(method) ? method : 'other', String(status)]);
      latency([route], seconds);
    },
    queryDone: (seconds, result) => queries([result], seconds),
    pageCache: (result) => cache([result]),
    cspReport: (directive) => reports([directive]),
    gauge: registry.gauge,
    text: registry.text,
  };
}
