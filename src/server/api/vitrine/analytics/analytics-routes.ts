import type { RestRoute } from '../../rest/rest-route.ts';
import { cohortRoutes } from './cohorts.ts';
import { stockRoutes } from './stock.ts';
import { tableRoutes } from './tables.ts';
import { totalRoutes } from './totals.ts';

export const analyticsRoutes: readonly RestRoute[] = [
  ...totalRoutes,
  ...tableRoutes,
  ...stockRoutes,
  ...cohortRoutes,
];
