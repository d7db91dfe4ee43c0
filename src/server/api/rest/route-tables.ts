import type { RestEndpoint, RestRoute } from './rest-route.ts';

// The tables of routes in docs/calls.md, made from the definitions that answer: every method of every
// route with what it needs and takes. `npm run calls` writes them; what is around them is by hand.

const BEGIN = (namespace: string) => `<!-- routes of ${namespace}, written by npm run calls -->`;
const END = '<!-- end of routes -->';

/** The text with the table of each of its namespaces as the routes are now. */
export function withRouteTables(text: string, routes: readonly RestRoute[]): string {
  const byNamespace = Map.groupBy(routes, ({ namespace }) => namespace);
  return [...byNamespace].reduce((done, [namespace, routes]) => {
    const begin = done.indexOf(BEGIN(namespace));
    if (begin === -1) return done;
    const end = done.indexOf(END, begin);
    if (end === -1) throw new Error(`The table of ${namespace} has no end.`);
    const table = `${BEGIN(namespace)}\n\n${routeTable(routes)}\n\n`;
    return done.slice(0, begin) + table + done.slice(end);
  }, text);
}

function routeTable(routes: readonly RestRoute[]): string {
  const rows = routes.flatMap((route) =>
    getEndpoints(route).map(([methods, endpoint]) => {
      const path = route.path.replace(/^\//, '').replace(/<[^/]+>/g, '');
      return [`\`${methods.join(', ')} ${path}\``, getPermission(endpoint), getParams(endpoint)];
    }),
  );
  const lines = [
    ['call', 'permission', 'what it does, and its parameters'],
    ['---', '---', '---'],
    ...rows,
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Methods that are the same endpoint stand in one line. */
function getEndpoints({ methods }: RestRoute): [string[], RestEndpoint][] {
  const named = Object.entries(methods).flatMap(([method, endpoint]) =>
    endpoint ? [[method, endpoint] as const] : [],
  );
  const grouped = Map.groupBy(named, ([, endpoint]) => endpoint);
  return [...grouped].map(([endpoint, routes]) => [routes.map(([method]) => method), endpoint]);
}

function getPermission({ guards, isOpen }: RestEndpoint): string {
  const names = guards.flatMap((guard) => /^permission (.+)$/.exec(guard)?.[1] ?? []);
  if (names.length > 0) return names.map((name) => `\`${name}\``).join(', ');
  return isOpen ? 'everyone' : '';
}

function getParams({ args, describe = {}, document }: RestEndpoint): string {
  const required = new Set(document?.required ?? []);
  const argumentTexts = args
    .map(
      (name) => `\`${name}\`${required.has(name) || describe[name]?.required ? ' (required)' : ''}`,
    )
    .join(', ');
  return document
    ? [`${document.summary}.`, argumentTexts].filter((part) => part !== '').join(' ')
    : argumentTexts;
}
