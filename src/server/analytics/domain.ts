import type { Domain } from '#server/settings/domain.ts';
import { analyticsJobs } from './analytics-jobs.ts';

export const analyticsDomain: Domain = {
  recurring: analyticsJobs,
};
