import { batchRequests } from '#wire/store/cart-params.ts';
import type { CallRequest, SentValues } from '../call.ts';
import { noRoute, type RestError, restErrorBody } from '../rest/rest-error.ts';
import { endpoint, type RestEndpoint, type RestRoute } from '../rest/rest-route.ts';

interface BatchAnswer {
  body: unknown;
  status: number;
  headers: Record<string, string>;
}

/** Several changes of one cart in one request, one after the other; each has its own answer. The paths of these routes have no parameters. */
export function batchOf(routes: readonly RestRoute[]): RestEndpoint {
  return endpoint(batchRequests, async ({ requests }, call) => {
    const responses: BatchAnswer[] = [];
    for (const { path, method, headers, body } of requests) {
      const route = routes.find((each) => path.split('?')[0] === `/${each.namespace}${each.path}`);
      const run = route?.methods[method];
      responses.push(run ? await answer(run, call, headers, body) : refusal(noRoute));
    }
    return { ok: true, answer: { body: { responses }, status: 207 } };
  });
}

function refusal(error: RestError): BatchAnswer {
  return { body: restErrorBody(error), status: error.status, headers: {} };
}

async function answer(
  route: RestEndpoint,
  call: CallRequest,
  headers: Record<string, string>,
  body: SentValues,
): Promise<BatchAnswer> {
  // The nonce may be sent with each request or once for all of them.
  const all = new Headers(call.request.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (name.toLowerCase() === 'nonce') all.set('nonce', value);
  }
  const request = new Request(call.request.url, { headers: all });
  const result = await route.run(body, { ...call, request });
  if (!result.ok) return { ...refusal(result.error), headers: result.headers ?? {} };
  const { body: answered, status = 200, headers: sent = {} } = result.answer;
  return { body: answered, status, headers: sent };
}
