import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { failedReply } from '../failure-kind.ts';
import type { Log } from '../logging/log.ts';
import { requestIdFrom, requestIdHeader, withRequestId } from '../request-id.ts';
import type { Tracer } from '../tracing/tracer.ts';
import type { ClientAddress } from './client-address.ts';
import { findRouteName } from './request-route.ts';

/** For what no named route has answered; a few names only. */
const routes: ReadonlyArray<readonly [prefix: string, name: string]> = [
  ['/assets/', 'asset'],
  ['/media/', 'media'],
  ['/wp-json', 'rest'],
  ['/wc-ajax/', 'shop-call'],
  ['/wp-admin/admin-ajax.php', 'generic-call'],
  ['/product/', 'product'],
  ['/product-category/', 'category'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/metrics', 'metrics'],
];

/** routeName('/product/oak-tray') is 'product'; routeName('/about') is 'page'. */
function routeName(path: string): string {
  for (const [prefix, name] of routes) if (path.startsWith(prefix)) return name;
  return path === '/' ? 'home' : 'page';
}

export interface Observation {
  readonly log: Log;
  readonly requestDone: (route: string, method: string, status: number, seconds: number) => void;
  readonly visitor: ClientAddress;
  /** Whether the trace of a proxy in front is continued. */
  readonly trustProxy: boolean;
  readonly tracer: Pick<Tracer, 'request'>;
  /**
   * Answers what needs no more than Node's objects, without the cost of an asynchronous context; false
   * where it sent nothing.
   */
  readonly respondAtOnce?: (
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ) => boolean;
}

type AsyncListener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * The outermost listener: gives the request its id, and when it is over logs and counts it. It works
 * on Node's own objects, so that an answer from the page cache costs no more than that. Each answer
 * includes `requestIdHeader()`: a header set beforehand would make Node check and store every other
 * header a second time.
 */
export function observe(
  listener: AsyncListener,
  { log, requestDone, visitor, trustProxy, tracer, respondAtOnce }: Observation,
): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const path = toPath(request.url ?? '/');
    const span = tracer.request(request, requestId, trustProxy);

    response.once('close', () => {
      const milliseconds = performance.now() - start;
      const method = request.method ?? 'GET';
      // Closed before it was finished: the visitor went away. 499 is what proxies call that.
      const status = response.writableFinished ? response.statusCode : 499;
      const route = findRouteName(request) ?? routeName(path);
      requestDone(route, method, status, milliseconds / 1000);
      span.end(route, status);
      log.info('request', {
        requestId,
        method,
        path,
        status,
        ms: Math.round(milliseconds * 100) / 100,
        from: visitor(request),
      });
    });

    if (respondAtOnce?.(request, response, requestId)) return;
    withRequestId(requestId, () => {
      const toResponse = async () => span.run(() => listener(request, response));
      toResponse().catch((error: unknown) => {
        log.bug(error, { method: request.method, path });
        if (!response.headersSent) {
          const { status, headers } = failedReply(error);
          response.writeHead(status, {
            ...headers,
            'content-type': 'text/plain',
            'cache-control': 'private, no-store',
            ...requestIdHeader(),
          });
          response.end(`Something went wrong here. Request ${requestId}\n`);
        } else response.destroy();
      });
    });
  };
}

/** Without the query: it can hold what a visitor typed. */
function toPath(address: string): string {
  const end = address.indexOf('?');
  return (end === -1 ? address : address.slice(0, end)).slice(0, 512);
}
