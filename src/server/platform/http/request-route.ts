import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { routeDetails } from './route-table.ts';

// Under which name a request is counted: that of the route that answered it, of which there are some
// hundreds, and never its address, of which there are millions.
// Example: `page product`, `shop call add_to_cart`, `wc/v3/orders/:id`.

/** On the request itself: entries of a WeakMap cost every collection of garbage. */
const NAME = Symbol('route');
type NamedRequest = IncomingMessage & { [NAME]?: string };

export function nameRoute(request: NamedRequest, name: string): void {
  request[NAME] = name;
}

/** Undefined for a request that no route with a name has answered, such as one for a file. */
export function findRouteName(request: NamedRequest): string | undefined {
  return request[NAME];
}

const REST_PREFIX = '/wp-json/';

/** routeLabel('REST wc/v3', '/wp-json/wc/v3/orders/:id{[0-9]+}') is 'wc/v3/orders/:id'. */
export function routeLabel(name: string, path: string): string {
  if (!path.startsWith(REST_PREFIX)) return name;
  return path.slice(REST_PREFIX.length).replace(/\{[^}]*\}/g, '') || name;
}

/** The first middleware of a router: it sees which handler came last. */
export function noteRoutes(): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    await next();
    const route = matchedRoutes(c)[c.req.routeIndex];
    const details = route && routeDetails(route.handler);
    // Without Node's request where the shop asks itself, such as to warm a page.
    if (route && details && c.env?.incoming) {
      nameRoute(c.env.incoming, routeLabel(details.name, route.path));
    }
  };
}
