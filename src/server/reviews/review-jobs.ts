import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { askForReviews } from './writing/ask-for-reviews.ts';

const HOUR = 60 * 60 * 1000;

/** What reviews leave to be done again and again. */
export const reviewJobs: RecurringJobs<ShopContext> = {
  'ask-for-reviews': {
    everyMs: HOUR,
    async run(ctx) {
      await askForReviews(ctx);
    },
  },
};
