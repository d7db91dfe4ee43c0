import { Hono } from 'hono';
import { failedReply } from '#server/platform/failure-kind.ts';
import { TooManyFields } from '#server/platform/http/nested-fields.ts';
import { named, type RouteDetails } from '#server/platform/http/route-table.ts';
import type { Call, CallDeps, CallList } from './call.ts';
import { genericCalls } from './generic-calls.ts';
import { handleCall } from './handle-call.ts';
import { handleIndex, handleRest } from './rest/handle-rest.ts';
import { FAILURES, type RestError, restErrorBody } from './rest/rest-error.ts';
import { type RestRoute, routePattern } from './rest/rest-route.ts';
import { restRoutes } from './rest-routes.ts';
import { GENERIC_CALLS, genericPath, REST, routePath, SHOP_CALLS } from './route-path.ts';
import { shopCalls } from './shop-calls.ts';

/** What the routes for programs answer with; tests put calls of their own here. */
export interface CallTables {
  shop: CallList;
  generic: CallList;
  rest: readonly RestRoute[];
}

export const API_TABLES: CallTables = { shop: shopCalls, generic: genericCalls, rest: restRoutes };

function plainError(error: RestError, headers: Record<string, string> = {}): Response {
  return Response.json(restErrorBody(error), {
    status: error.status,
    headers: { 'cache-control': 'no-store', ...headers },
  });
}

/** The routes for programs. The app they are mounted on must bring addresses to these paths. */
export function apiRoutes(deps: CallDeps, tables: CallTables = API_TABLES): Hono {
  const { shop, generic, rest } = tables;
  const routes = new Hono({ getPath: routePath(generic) });

  async function guarded(request: Request, respond: () => Promise<Response>): Promise<Response> {
    try {
      return await respond();
    } catch (error) {
      if (error instanceof TooManyFields) {
        return plainError({ code: 'too_many_fields', message: 'Too many fields.', status: 400 });
      }
      deps.failed(error, request);
      const { status, headers } = failedReply(error);
      return plainError(FAILURES[status], headers);
    }
  }
  /** Every method comes here, for each kind of call has an answer of its own to a wrong one. */
  const add = (
    path: string,
    info: RouteDetails,
    respond: (c: RequestContext) => Promise<Response>,
  ) =>
    routes.all(
      path,
      named(info, (c: RequestContext) => guarded(c.req.raw, () => respond(c))),
    );

  for (const [name, call] of Object.entries(shop)) {
    add(`${SHOP_CALLS}/${name}`, callDetails('shop call', name, call), (c) =>
      handleCall(deps, shop, c.req.raw, name),
    );
  }
  add(`${SHOP_CALLS}/*`, { name: 'unknown shop call' }, (c) =>
    handleCall(deps, shop, c.req.raw, ''),
  );
  for (const [name, call] of Object.entries(generic)) {
    add(genericPath(name), callDetails('generic call', name, call), (c) =>
      handleCall(deps, generic, c.req.raw, name),
    );
  }
  add(GENERIC_CALLS, { name: 'generic call, named in the body' }, (c) =>
    handleCall(deps, generic, c.req.raw),
  );
  for (const route of rest) {
    add(`${REST}${routePattern(route)}`, restDetails(route), (c) =>
      handleRest(deps, route, c.req.raw, { path: c.req.path, parts: c.req.param(), routes: rest }),
    );
  }
  for (const path of [REST, `${REST}/*`]) {
    add(path, { name: 'index of the REST routes', methods: ['GET'] }, (c) =>
      handleIndex(deps, rest, c.req.raw, c.req.path.slice(REST.length)),
    );
  }
  return routes;
}

interface RequestContext {
  req: { raw: Request; path: string; param(): Record<string, string> };
}

function callDetails(kind: string, name: string, call: Call): RouteDetails {
  const nonces = call.nonce === undefined ? [] : [`nonce ${[call.nonce].flat().join(' or ')}`];
  const permissions = call.permission === undefined ? [] : [`permission ${call.permission}`];
  return {
    name: `${kind} ${name}`,
    methods: call.readOnly ? ['GET', 'POST'] : ['POST'],
    guards: ['origin', ...nonces, ...permissions, ...(call.guard ? ['rate'] : [])],
  };
}

function restDetails({ namespace, methods }: RestRoute): RouteDetails {
  const names = Object.keys(methods);
  const guards = new Set(Object.values(methods).flatMap((endpoint) => endpoint.guards));
  const origin = names.some((method) => method !== 'GET') ? ['origin'] : [];
  return { name: `REST ${namespace}`, methods: names, guards: [...origin, ...guards] };
}
