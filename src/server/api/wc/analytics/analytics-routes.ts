import type { RestRoute } from '../../rest/rest-route.ts';
import { dashboardRoutes } from './dashboard.ts';
import { listRoutes } from './lists.ts';
import { statsRoutes } from './stats.ts';

/** `wc-analytics`: the reports of WooCommerce's dashboard. */
export const analyticsRoutes: readonly RestRoute[] = [
  ...statsRoutes,
  ...listRoutes,
  ...dashboardRoutes,
];
