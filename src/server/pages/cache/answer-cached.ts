import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '#server/platform/metrics.ts';
import { requestIdHeader } from '#server/platform/request-id.ts';
import type { PageCache } from './page-cache.ts';
import { pageReply } from './page-reply.ts';

/**
 * Answers a page that is kept under exactly this address straight on Node's own objects, before any
 * routing: this is what most requests of a shop are. Null where there is none, and nothing was sent.
 */
export function answerCached(
  cache: PageCache,
  common: () => Record<string, string>,
  now: () => number,
  metrics: Pick<Metrics, 'pageCache'>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> | null {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const page = cache.peek(request.url ?? '', now());
    if (!page) return null;
    metrics.pageCache('hit');
    const reply = pageReply(page, {
      method: request.method,
      acceptEncoding: header(request, 'accept-encoding'),
      ifNoneMatch: request.headers['if-none-match'],
    });
    return send(response, reply, common());
  };
}

async function send(
  response: ServerResponse,
  reply: ReturnType<typeof pageReply>,
  common: Record<string, string>,
): Promise<void> {
  const body = reply.body instanceof Promise ? await reply.body : reply.body;
  const length = body ? { 'content-length': body.length } : {};
  response.writeHead(reply.status, {
    ...common,
    ...requestIdHeader(),
    ...reply.headers,
    ...length,
  });
  response.end(body ?? undefined);
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
