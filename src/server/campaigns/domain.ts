import type { Domain } from '#server/settings/domain.ts';
import { clickRoutes } from './count-click.ts';
import { campaignJobs } from './send-campaigns.ts';

export const campaignsDomain: Domain = {
  routes: clickRoutes,
  recurring: campaignJobs,
};
