import { type RestRoute, routeName } from './rest-route.ts';

const patterns = new WeakMap<RestRoute, RegExp>();

function getPattern(route: RestRoute): RegExp {
  const known =
    patterns.get(route) ?? new RegExp(`^${routeName(route).replaceAll('(?P<', '(?<')}$`);
  patterns.set(route, known);
  return known;
}

/** The route of a path, `/wp-json` left out, with the parameters of the path. */
export function findRoute(routes: readonly RestRoute[], path: string) {
  for (const route of routes) {
    const match = getPattern(route).exec(path);
    if (match) return { route, parts: { ...match.groups } };
  }
  return null;
}
