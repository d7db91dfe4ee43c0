// @ts-check
// `npm run calls`: writes the tables of routes in docs/calls.md anew, from the definitions of the routes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withRouteTables } from '../src/server/api/rest/route-tables.ts';
import { vitrineRoutes } from '../src/server/api/vitrine/vitrine-routes.ts';
import { wcRoutes } from '../src/server/api/wc/wc-routes.ts';
import { root } from './pinned-node.mjs';

const file = join(root, 'docs', 'calls.md');
writeFileSync(file, withRouteTables(readFileSync(file, 'utf8'), [...wcRoutes, ...vitrineRoutes]));
