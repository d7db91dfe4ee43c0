import type { Domain } from '#server/settings/domain.ts';
import { purgeUnconfirmed } from './follow-link.ts';
import { reportRoutes } from './provider-reports/report-routes.ts';

export const newsletterDomain: Domain = {
  purge: purgeUnconfirmed,
  routes: reportRoutes,
};
