import { releaseOverdueCoupons } from '#server/coupons/release-coupon.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { RecurringJobs } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { countSales } from './count-sales.ts';
import { releaseOverdueOrders } from './release-overdue.ts';
import { remindOfPayments } from './remind-of-payments.ts';

const MINUTE = 60_000;

/** What orders leave to be done again and again. */
export const orderJobs: RecurringJobs<ShopContext> = {
  'release-orders': {
    everyMs: MINUTE,
    async run(ctx) {
      await releaseOverdueOrders(ctx);
    },
  },
  'remind-payments': {
    everyMs: 10 * MINUTE,
    async run(ctx) {
      await remindOfPayments(ctx);
    },
  },
  'release-coupons': {
    everyMs: 5 * MINUTE,
    async run({ db, now }) {
      await runTransaction(db, (trx) => releaseOverdueCoupons(trx, now));
    },
  },
  'count-sales': {
    everyMs: 10 * MINUTE,
    async run(ctx) {
      await countSales(ctx);
    },
  },
};
