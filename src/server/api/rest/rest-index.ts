import type { Settings } from '#server/settings/defaults.ts';
import { describedFields } from './descriptions/describe.ts';
import { getProperties } from './json-schema.ts';
import { type RestEndpoint, type RestRoute, routeName } from './rest-route.ts';

function getArgs({ args, describe, params }: RestEndpoint): Record<string, unknown> {
  const known = describe ?? (params ? getProperties(params) : {});
  const fields = args.map((name) => {
    const described = known[name];
    return [name, { required: false, ...(typeof described === 'object' ? described : {}) }];
  });
  return describedFields(Object.fromEntries(fields));
}

/** The entry of a route in the index. */
export function describeRoute(route: RestRoute): Record<string, unknown> {
  return {
    namespace: route.namespace,
    methods: Object.keys(route.methods),
    endpoints: Object.entries(route.methods).map(([method, endpoint]) => ({
      methods: [method],
      args: getArgs(endpoint),
    })),
  };
}

/** The answer to OPTIONS: also what the route answers. */
export function describeOptions(route: RestRoute): Record<string, unknown> {
  const { responses: results } = route;
  const schema =
    route.schema ??
    (results && { title: results.title, properties: getProperties(results.record) });
  if (schema === undefined) return describeRoute(route);
  return {
    ...describeRoute(route),
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      type: 'object',
      ...schema,
      properties: describedFields(schema.properties),
    },
  };
}

function describeRoutes(routes: readonly RestRoute[], origin: string): Record<string, unknown> {
  return Object.fromEntries(
    routes.map((route) => [
      routeName(route),
      {
        ...describeRoute(route),
        ...(!route.path.includes(':') && {
          _links: { self: [{ href: `${origin}/wp-json/${route.namespace}${route.path}` }] },
        }),
      },
    ]),
  );
}

export function getNamespaces(routes: readonly RestRoute[]): string[] {
  return [...new Set(routes.map((route) => route.namespace))].sort();
}

export function describeNamespace(
  namespace: string,
  routes: readonly RestRoute[],
  origin: string,
): Record<string, unknown> {
  const inNamespace = routes.filter((route) => route.namespace === namespace);
  return { namespace, routes: describeRoutes(inNamespace, origin) };
}

/** `/wp-json/`: which shop this is and every route that exists. */
export function describeShop(
  routes: readonly RestRoute[],
  origin: string,
  settings: Settings,
): Record<string, unknown> {
  return {
    name: settings['shop.name'],
    description: settings['shop.tagline'],
    url: origin,
    home: origin,
    timezone_string: settings['shop.timeZone'],
    namespaces: getNamespaces(routes),
    authentication: {},
    routes: describeRoutes(routes, origin),
  };
}
