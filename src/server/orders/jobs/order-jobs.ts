import * as z from 'zod';
import { releaseOverdueCoupons } from '#server/coupons/release-coupon.ts';
import { purgeFailures } from '#server/payments/payment-failures.ts';
import { MERGE_CARDS_JOB, mergeHandler } from '#server/payments/saved/merge-cards.ts';
import {
  DELETE_AT_PROVIDER_JOB,
  deletionHandler,
} from '#server/payments/saved/provider-customer.ts';
import { findPayment } from '#server/payments/stored-payments.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { refreshDerived } from '#server/platform/derived/refresh-derived.ts';
import type { JobHandlers, RecurringJobs } from '#server/platform/jobs/job.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { countSales } from '../count-sales.ts';
import { ORDER_COUNTS } from '../managing/order-counts.ts';
import { ORDER_WORDS } from '../managing/order-words.ts';
import { followPayment } from '../paying/follow-payment.ts';
import { reconcilePayments } from '../paying/reconcile-payments.ts';
import { CHECK_PAYMENT_JOB } from '../paying/settle-payment.ts';
import { newsHandler, PAYMENT_NEWS_JOB } from '../paying/take-webhook.ts';
import { sendLeftRefunds } from '../refunds/send-refund.ts';
import { remindOfPayments } from '../remind-of-payments.ts';
import { releaseOverdueOrders } from '../status/release-overdue.ts';

const MINUTE = 60_000;

const checkedPayment = z.object({ paymentId: z.int() });

/** What payments leave to be done later. */
export const paymentHandlers: JobHandlers<ShopContext> = {
  [PAYMENT_NEWS_JOB]: newsHandler,
  [DELETE_AT_PROVIDER_JOB]: deletionHandler,
  [MERGE_CARDS_JOB]: mergeHandler,
  [CHECK_PAYMENT_JOB]: {
    maxAttempts: 20,
    async run(ctx, { payload }) {
      const { paymentId } = checkedPayment.parse(payload);
      const payment = await findPayment(ctx.db, paymentId);
      if (payment) await followPayment(ctx, payment);
    },
  },
};

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
  'reconcile-payments': {
    everyMs: 60 * MINUTE,
    async run(ctx) {
      await reconcilePayments(ctx);
      await purgeFailures(ctx);
    },
  },
  'send-refunds': {
    everyMs: MINUTE,
    async run(ctx) {
      await sendLeftRefunds(ctx);
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
      // Orders that are never listed would gather marks for whoever lists them first.
      await refreshDerived(ctx.db, ORDER_COUNTS);
      await refreshDerived(ctx.db, ORDER_WORDS);
    },
  },
};
