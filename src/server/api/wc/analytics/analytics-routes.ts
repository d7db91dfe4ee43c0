import type { RestRoute } from '../../rest/rest-route.ts';
import { customerList } from './customer-list.ts';
import { dashboardRoutes } from './dashboard.ts';
import { listRoutes } from './lists.ts';
import { onboardingRoutes } from './onboarding.ts';
import { statsRoutes } from './stats.ts';

/** `wc-analytics`: the reports of WooCommerce's dashboard. */
export const analyticsRoutes: readonly RestRoute[] = [
  ...statsRoutes,
  ...listRoutes,
  ...dashboardRoutes,
  customerList,
  ...onboardingRoutes,
];
