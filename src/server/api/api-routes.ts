import { Hono } from 'hono';
import { TooManyFields } from '#server/platform/http/nested-fields.ts';
import { answerCall } from './answer-call.ts';
import type { CallDeps, CallList } from './call.ts';
import { genericCalls } from './generic-calls.ts';
import { answerRest } from './rest/answer-rest.ts';
import { internalError, type RestError, restErrorBody } from './rest/rest-error.ts';
import type { RestRoute } from './rest/rest-route.ts';
import { restRoutes } from './rest/routes.ts';
import { shopCalls } from './shop-calls.ts';

/** What stands behind the doors; tests put calls of their own here. */
export interface CallTables {
  shop: CallList;
  generic: CallList;
  rest: readonly RestRoute[];
}

const tables: CallTables = { shop: shopCalls, generic: genericCalls, rest: restRoutes };

function plainError(error: RestError): Response {
  return Response.json(restErrorBody(error), {
    status: error.status,
    headers: { 'cache-control': 'no-store' },
  });
}

/**
 * The doors for programs. `/` belongs to the home page as well: a request there without `wc-ajax`
 * or `rest_route` is handed on.
 */
export function apiRoutes(deps: CallDeps, { shop, generic, rest }: CallTables = tables): Hono {
  const routes = new Hono();

  async function guarded(request: Request, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof TooManyFields) {
        return plainError({ code: 'too_many_fields', message: 'Too many fields.', status: 400 });
      }
      deps.failed(error, request);
      return plainError(internalError);
    }
  }

  routes.all('/', (c, next) => {
    const call = c.req.query('wc-ajax');
    const route = c.req.query('rest_route');
    const request = c.req.raw;
    if (call !== undefined) return guarded(request, () => answerCall(deps, shop, request, call));
    if (route !== undefined)
      return guarded(request, () => answerRest(deps, rest, request, encodeURI(route)));
    return next();
  });
  routes.all('/wc-ajax/:call', (c) =>
    guarded(c.req.raw, () => answerCall(deps, shop, c.req.raw, c.req.param('call'))),
  );
  routes.all('/wp-admin/admin-ajax.php', (c) =>
    guarded(c.req.raw, () => answerCall(deps, generic, c.req.raw)),
  );
  const restHandler = (request: Request) =>
    guarded(request, () => {
      const path = new URL(request.url).pathname.replace(/^\/wp-json/, '');
      return answerRest(deps, rest, request, path);
    });
  routes.all('/wp-json', (c) => restHandler(c.req.raw));
  routes.all('/wp-json/*', (c) => restHandler(c.req.raw));
  return routes;
}
