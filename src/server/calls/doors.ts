import { Hono } from 'hono';
import { answerCall } from './answer-call.ts';
import type { CallDeps, CallList } from './call.ts';
import { genericCalls } from './generic-calls.ts';
import { TooManyFields } from './nested-fields.ts';
import { answerRest } from './rest/answer-rest.ts';
import { internalError, type RestError, restErrorBody } from './rest/rest-error.ts';
import type { RestRoute } from './rest/rest-route.ts';
import { restRoutes } from './rest/routes.ts';
import { shopCalls } from './shop-calls.ts';

/** What stands behind the doors; tests put calls of their own here. */
export interface CallBook {
  shop: CallList;
  generic: CallList;
  rest: readonly RestRoute[];
}

const book: CallBook = { shop: shopCalls, generic: genericCalls, rest: restRoutes };

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
export function callDoors(deps: CallDeps, { shop, generic, rest }: CallBook = book): Hono {
  const doors = new Hono();

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

  doors.all('/', (c, next) => {
    const call = c.req.query('wc-ajax');
    const route = c.req.query('rest_route');
    const request = c.req.raw;
    if (call !== undefined) return guarded(request, () => answerCall(deps, shop, request, call));
    if (route !== undefined)
      return guarded(request, () => answerRest(deps, rest, request, encodeURI(route)));
    return next();
  });
  doors.all('/wc-ajax/:call', (c) =>
    guarded(c.req.raw, () => answerCall(deps, shop, c.req.raw, c.req.param('call'))),
  );
  doors.all('/wp-admin/admin-ajax.php', (c) =>
    guarded(c.req.raw, () => answerCall(deps, generic, c.req.raw)),
  );
  const restDoor = (request: Request) =>
    guarded(request, () => {
      const path = new URL(request.url).pathname.replace(/^\/wp-json/, '');
      return answerRest(deps, rest, request, path);
    });
  doors.all('/wp-json', (c) => restDoor(c.req.raw));
  doors.all('/wp-json/*', (c) => restDoor(c.req.raw));
  return doors;
}
