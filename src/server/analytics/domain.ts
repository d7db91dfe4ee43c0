import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Domain } from '#server/settings/domain.ts';
import { mailReport } from './mail-report.ts';
import { summarizeAll } from './summarize.ts';

const SECONDS = 1000;

/** Reports count what is left themselves; the job sees to it that this is little. */
const analyticsJobs: RecurringJobs<ShopContext> = {
  'mail-report': {
    everyMs: 5 * 60 * SECONDS,
    async run(ctx) {
      await mailReport(ctx);
    },
  },
  'summarize-orders': { everyMs: 20 * SECONDS, run: (ctx) => summarizeAll(ctx) },
};

export const analyticsDomain: Domain = {
  recurring: analyticsJobs,
};
