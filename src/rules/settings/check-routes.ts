// Addresses of pages that a manager may change. Each keeps the parameters of its default, no two lead to
// the same page, and none is taken from the shop's own machinery.
// Example: '/basket' is fine for the cart, '/checkout' is taken, '/product' has lost ':slug', and
// '/wp-json/x' belongs to the API.

export type RouteProblem = { name: string } & (
  | { code: 'no-parameters' }
  | { code: 'parameters'; parameters: string }
  | { code: 'reserved' }
  | { code: 'taken'; by: string }
);

const RESERVED = [
  'admin',
  'wp-json',
  'wp-admin',
  'media',
  'assets',
  'healthz',
  'readyz',
  'metrics',
];

const getParameters = (path: string) => (path.match(/:[a-z]+/g) ?? []).sort().join(' ');
/** Two addresses that differ only in the names of their parameters are one. */
const toShape = (path: string) => path.replace(/:[^/]+/g, ':').replace(/(.)\/$/, '$1');

export function routeProblems(
  routes: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): RouteProblem[] {
  const entries = Object.entries(routes);
  return entries.flatMap(([name, path]): RouteProblem[] => {
    const usual = defaults[name] ?? '';
    const needed = getParameters(usual);
    if (getParameters(path) !== needed) {
      return needed === ''
        ? [{ name, code: 'no-parameters' }]
        : [{ name, code: 'parameters', parameters: needed }];
    }
    const [, first = ''] = path.split('/');
    if (RESERVED.includes(first)) return [{ name, code: 'reserved' }];
    const other = entries.find(
      ([each, address]) => each !== name && toShape(address) === toShape(path),
    );
    return other === undefined ? [] : [{ name, code: 'taken', by: other[0] }];
  });
}
