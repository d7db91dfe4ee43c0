import type { Domain } from '#server/settings/domain.ts';
import { reviewJobs } from './review-jobs.ts';

export const reviewsDomain: Domain = {
  recurring: reviewJobs,
};
