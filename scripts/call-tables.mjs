// @ts-check
// `npm run calls`: writes the tables of routes in docs/calls.md anew, from the definitions of the routes.
// `npm run calls -- check` only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRouteTables } from '../src/server/api/rest/route-tables.ts';
import { vitrineRoutes } from '../src/server/api/vitrine/vitrine-routes.ts';
import { wcRoutes } from '../src/server/api/wc/wc-routes.ts';
import { root } from './pinned-node.mjs';

const file = join(root, 'docs', 'calls.md');
const text = readFileSync(file, 'utf8');
const routes = [...wcRoutes, ...vitrineRoutes];
const tables = withRouteTables(text, routes);
if (!process.argv.includes('check')) writeFileSync(file, tables);
else if (tables !== text) process.exitCode = 1;
console.log(
  `docs/calls.md: ${routes.length} routes${tables === text ? '' : ', its tables have changed'}`,
);
