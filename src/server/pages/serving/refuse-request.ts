import type { IncomingMessage, ServerResponse } from 'node:http';
import { METHODS, refuseRequest } from '#server/platform/http/request-limits.ts';
import { currentRequestId, requestIdHeader } from '#server/platform/request-id.ts';
import type { PageHandler } from './page-handler.ts';

/** Sends the page of a request that is refused as it is, such as one with two hosts; false lets it through. */
export async function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, problem }: { headers: Record<string, string>; problem: PageHandler['problem'] },
): Promise<boolean> {
  const refused = refuseRequest(request);
  if (refused === undefined) return false;
  const page = await problem(refused, currentRequestId() ?? '');
  response.writeHead(refused, {
    ...headers,
    ...(refused === 405 && { allow: METHODS.join(', ') }),
    ...requestIdHeader(),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
    connection: 'close',
  });
  response.end(await page.bytes('identity'));
  return true;
}
