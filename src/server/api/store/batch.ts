import { readCart } from '#server/cart/changing/change-cart.ts';
import { getVisitor } from '#server/platform/sessions/visitor.ts';
import { batchRequests } from '#wire/store/cart-params.ts';
import type { CallRequest, SentValues } from '../call.ts';
import { listedHeaders } from '../rest/listed-headers.ts';
import { noRoute, type RestError, restErrorBody } from '../rest/rest-error.ts';
import { endpoint, type RestEndpoint, type RestRoute, refused } from '../rest/rest-route.ts';
import { cartHeaders } from './cart-endpoint.ts';

interface BatchResponse {
  body: unknown;
  status: number;
  headers: Record<string, string | number>;
}

const foreignPath: RestError = {
  code: 'woocommerce_rest_invalid_path',
  message: 'A batch takes paths of the Store API only.',
  status: 400,
};

/** Several changes of one cart in one request, one after the other; each has its own answer. */
export function getBatch(routes: readonly RestRoute[]): RestEndpoint {
  return endpoint(batchRequests, async ({ requests }, call) => {
    if (requests.some(({ path }) => !path.includes('wc/store'))) return refused(foreignPath);
    const responses: BatchResponse[] = [];
    for (const { path, method, headers, body } of requests) {
      const found = findRoute(routes, path);
      const run = found?.route.methods[method];
      const values = { ...body, ...found?.parts };
      if (!found || !run) {
        responses.push(refusal(noRoute));
        continue;
      }
      const response = await respond(run, call, headers, values);
      const allow = Object.keys(found.route.methods).join(', ');
      const more = { 'Cache-Control': 'no-store', Allow: allow };
      responses.push({ ...response, headers: { ...response.headers, ...more } });
    }
    const headers = cartHeaders(call, await readCart(call.ctx, call.visitor));
    return { ok: true, answer: { body: { responses }, status: 207, headers } };
  });
}

interface FoundRoute {
  route: RestRoute;
  parts: Record<string, string>;
}

/** `/wc/store/v1/cart/items/abc` is the route `/cart/items/:key` with the key abc. */
function findRoute(routes: readonly RestRoute[], path: string): FoundRoute | null {
  const requested = (path.split('?')[0] ?? '').split('/');
  for (const route of routes) {
    const parts = partsIn(`/${route.namespace}${route.path}`.split('/'), requested);
    if (parts) return { route, parts };
  }
  return null;
}

function partsIn(
  pattern: readonly string[],
  requested: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== requested.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const address = requested[at] ?? '';
    if (part.startsWith(':') && address !== '') parts[part.slice(1)] = decoded(address);
    else if (part !== address) return null;
  }
  return parts;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function refusal(error: RestError): BatchResponse {
  return { body: restErrorBody(error), status: error.status, headers: {} };
}

/** Each part proves itself by its own `Nonce` or `Cart-Token`; cookies are those of the request. */
async function respond(
  route: RestEndpoint,
  call: CallRequest,
  headers: Record<string, string>,
  values: SentValues,
): Promise<BatchResponse> {
  const current = new Headers(call.request.headers);
  current.delete('nonce');
  for (const [name, value] of Object.entries(headers)) {
    if (['nonce', 'cart-token', 'idempotency-key'].includes(name.toLowerCase())) {
      current.set(name, value);
    }
  }
  const request = new Request(call.request.url, { headers: current });
  const hasToken = Object.keys(headers).some((name) => name.toLowerCase() === 'cart-token');
  const visitor = hasToken ? visitorOfPart(call, request) : call.visitor;
  const result = await route.run(values, { ...call, request, visitor });
  if (!result.ok) return { ...refusal(result.error), headers: listedHeaders(result.headers ?? {}) };
  const { body: handled, status = 200, headers: sent = {} } = result.answer;
  return { body: handled, status, headers: listedHeaders(sent) };
}

function visitorOfPart({ ctx, secret, visitor }: CallRequest, request: Request) {
  return getVisitor(request, {
    secret,
    now: ctx.now,
    https: visitor.https,
    address: visitor.address,
  });
}
