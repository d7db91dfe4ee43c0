import { failedReply } from '#server/platform/failure-kind.ts';
import { currentRequestId } from '#server/platform/request-id.ts';
import type { PageHandler } from './page-handler.ts';
import { sendPage } from './page-routes.ts';

/** The page of a request that failed, with the status of its kind of failure. */
export async function failedPage(
  request: Request,
  error: unknown,
  problem: PageHandler['problem'],
): Promise<Response> {
  const { status, headers } = failedReply(error);
  // The visitor has left: a page would be rendered in vain.
  if (status === 400) return new Response(null, { status });
  const requestId = currentRequestId() ?? '';
  const response = await problem(status, requestId).then(
    (page) => sendPage(request, page),
    // It begins with settings and menus, which need the database that is away.
    () => plainText(status, requestId),
  );
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

function plainText(status: number, requestId: string): Response {
  return new Response(`Something went wrong on our end. Request ${requestId}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
