import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Domain } from '#server/settings/domain.ts';
import { askForReviews } from './writing/ask-for-reviews.ts';

const HOUR = 60 * 60 * 1000;

/** What reviews leave to be done again and again. */
const reviewJobs: RecurringJobs<ShopContext> = {
  'ask-for-reviews': {
    everyMs: HOUR,
    async run(ctx) {
      await askForReviews(ctx);
    },
  },
};

export const reviewsDomain: Domain = {
  recurring: reviewJobs,
};
