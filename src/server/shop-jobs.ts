import { join } from 'node:path';
import { forgetEndedAccounts } from '#server/accounts/forget-ended.ts';
import { forgetViewers } from '#server/boosters/shared-viewers.ts';
import { purgeDeliveries } from '#server/emails/deliver.ts';
import { openMailTransports } from '#server/emails/mail-transports.ts';
import { EMAIL_JOB } from '#server/emails/queue-email.ts';
import { emailHandler } from '#server/emails/send-email.ts';
import { forgetUploads } from '#server/options/forget-uploads.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderJobs } from '#server/orders/order-jobs.ts';
import { orderViewOf } from '#server/orders/order-view.ts';
import type { Config } from '#server/platform/config.ts';
import type { JobHandlers, RecurringJobs } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { forgetEnded } from '#server/platform/sessions/session.ts';
import { forgetReviewFiles } from '#server/review-uploads/forget-review-files.ts';
import { reviewJobs } from '#server/reviews/review-jobs.ts';
import { countTogether } from '#server/upsells/count-together.ts';

export interface ShopJobParts {
  config: Pick<Config, 'dataDir' | 'smtpUrl'>;
  origin: string;
  log: Log;
}

const HOUR = 60 * 60 * 1000;

/** Everything this shop leaves to be done later, and what it does again and again. */
export function shopJobs({ config, origin, log }: ShopJobParts): {
  handlers: JobHandlers;
  recurring: RecurringJobs;
} {
  const office = openMailTransports({
    folder: join(config.dataDir, 'mail'),
    smtpUrl: config.smtpUrl,
  });
  const email = emailHandler({
    office,
    origin,
    log,
    async orderOf(ctx, id) {
      const order = await findOrder(ctx, id);
      return order && orderViewOf(ctx, order, 'mail');
    },
  });
  return {
    handlers: { [EMAIL_JOB]: email },
    recurring: {
      ...orderJobs,
      ...reviewJobs,
      'forget-review-files': { everyMs: HOUR, run: forgetReviewFiles },
      'forget-uploads': { everyMs: HOUR, run: forgetUploads },
      'forget-viewers': { everyMs: HOUR / 6, run: forgetViewers },
      'count-together': {
        everyMs: 10 * 60 * 1000,
        async run(ctx) {
          await countTogether(ctx);
        },
      },
      'forget-ended': {
        everyMs: 6 * HOUR,
        async run({ db, now }) {
          await forgetEnded(db, now);
          await forgetEndedAccounts(db, now);
          await purgeDeliveries(db, now);
        },
      },
    },
  };
}
