import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRouteTables } from './rest/route-tables.ts';
import { vitrineRoutes } from './vitrine/vitrine-routes.ts';
import { wcRoutes } from './wc/wc-routes.ts';

// Reports for the dashboard (`wc-analytics`) have no table.
const routes = [...wcRoutes, ...vitrineRoutes].filter(({ namespace }) =>
  ['wc/v3', 'vitrine/v1'].includes(namespace),
);
const calls = readFileSync(new URL('../../../docs/calls.md', import.meta.url), 'utf8');

test('the tables of routes in docs/calls.md are those of the definitions: else run npm run calls', () => {
  expect(withRouteTables(calls, routes).split('\n')).toEqual(calls.split('\n'));
});

test('every route of wc/v3 and vitrine/v1 stands in its table', () => {
  const missing = routes.filter(
    ({ path }) => !calls.includes(` ${path.slice(1).replace(/<[^/]+>/g, '')}\``),
  );
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('a table without an end is reported', () => {
  const text = '<!-- routes of wc/v3, written by npm run calls -->';
  expect(() => withRouteTables(text, wcRoutes)).toThrow('has no end');
});
