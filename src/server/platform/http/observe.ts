import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Log } from '../logging/log.ts';
import { requestIdFrom, requestIdHeader, withRequestId } from '../request-id.ts';
import { clientAddress } from './client-address.ts';
import { routeName } from './route-name.ts';

export interface Observation {
  readonly log: Log;
  readonly requestDone: (route: string, method: string, status: number, seconds: number) => void;
  readonly trustProxy: boolean;
}

type AsyncListener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Stands before everything else: gives the request its id, and when it is over writes one line and
 * counts it. It works on Node's own objects, so that an answer from the page cache pays for no more.
 * Whoever answers sends `requestIdHeader()` along: a header set beforehand would make Node check and
 * store every other header a second time.
 */
export function observe(
  listener: AsyncListener,
  { log, requestDone, trustProxy }: Observation,
): RequestListener {
  return (request, response) => {
    const start = performance.now();
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const path = pathOf(request.url ?? '/');

    response.once('close', () => {
      const milliseconds = performance.now() - start;
      const method = request.method ?? 'GET';
      // Closed before it was finished: the visitor went away. 499 is what proxies call that.
      const status = response.writableFinished ? response.statusCode : 499;
      requestDone(routeName(path), method, status, milliseconds / 1000);
      withRequestId(requestId, () =>
        log.info('request', {
          method,
          path,
          status,
          ms: Math.round(milliseconds * 100) / 100,
          from: clientAddress(request, trustProxy),
        }),
      );
    });

    withRequestId(requestId, () => {
      const answered = async () => listener(request, response);
      answered().catch((error: unknown) => {
        log.bug(error, { method: request.method, path });
        if (!response.headersSent) {
          response.writeHead(500, { 'content-type': 'text/plain', ...requestIdHeader() });
          response.end(`Something went wrong here. Request ${requestId}\n`);
        } else response.destroy();
      });
    });
  };
}

/** Without the query: it can hold what a visitor typed. */
function pathOf(address: string): string {
  const end = address.indexOf('?');
  return (end === -1 ? address : address.slice(0, end)).slice(0, 512);
}
