import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameRoute } from '#server/platform/http/request-route.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { pageReply } from './page-reply.ts';

/**
 * Answers a page that is cached under exactly this address, on Node's own objects and before any
 * routing: most requests of a shop are these. False where it has sent nothing: there is no such page,
 * or its bytes are still being compressed.
 */
export function serveCached(
  cache: PageCache,
  headers: {
    /** Of every response. */
    common(page: CachedPage): Record<string, string>;
    /** What a CDN in front reads instead of what browsers do; undefined where there is none. */
    cdn: ((page: CachedPage) => Record<string, string>) | undefined;
  },
  now: () => number,
  metrics: Pick<Metrics, 'pageCache'>,
): (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean {
  return (request, response, requestId) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const page = cache.peek(request.url ?? '', now());
    if (!page) return false;
    const reply = pageReply(page, {
      method,
      acceptEncoding: toText(request.headers['accept-encoding']),
      ifNoneMatch: request.headers['if-none-match'],
    });
    const { body } = reply;
    if (body instanceof Promise) return false;
    metrics.pageCache('hit');
    if (page.route !== undefined) nameRoute(request, page.route);
    const sent = Object.assign(
      { 'x-request-id': requestId },
      headers.common(page),
      reply.headers,
      headers.cdn?.(page),
    );
    if (body) sent['content-length'] = String(body.length);
    response.writeHead(reply.status, sent);
    response.end(body ?? undefined);
    return true;
  };
}

function toText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value;
}
