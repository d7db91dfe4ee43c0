import { join } from 'node:path';
import { purgeEndedAccounts } from '#server/accounts/privacy/purge-ended.ts';
import { analyticsJobs } from '#server/analytics/analytics-jobs.ts';
import { webhookPayload } from '#server/api/wc/webhooks/webhook-payload.ts';
import {
  basketReminderJobs,
  purgeBasketReminders,
} from '#server/basket-reminders/send-reminders.ts';
import { purgeViewers } from '#server/boosters/shared-viewers.ts';
import { purgeCarts } from '#server/cart/cart-life.ts';
import { CATALOG_TEXTS } from '#server/catalog/managing/picture-usage.ts';
import { rebuildSearch } from '#server/catalog/saving/rebuild-search.ts';
import { purgeMessages } from '#server/contact/purge-messages.ts';
import { BLOCK_TEXTS, REVISION_TEXTS } from '#server/content/managing/content-pictures.ts';
import { purgeDeliveries } from '#server/emails/deliver.ts';
import { openMailTransports } from '#server/emails/mail-transports.ts';
import { EMAIL_JOB } from '#server/emails/queue-email.ts';
import { emailHandler } from '#server/emails/send-email.ts';
import { TEST_EMAIL_JOB, testEmailHandler } from '#server/emails/send-test.ts';
import { giftCardJobs } from '#server/gift-cards/send-cards.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { purgeUnconfirmed } from '#server/newsletter/follow-link.ts';
import { purgeUploads } from '#server/options/uploads/purge-uploads.ts';
import { refreshBuyers } from '#server/orders/buyers/refresh-buyers.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { orderJobs, paymentHandlers } from '#server/orders/jobs/order-jobs.ts';
import { orderViewOf } from '#server/orders/view/order-view.ts';
import { purgeAudit } from '#server/platform/audit/audit-log.ts';
import type { Config } from '#server/platform/config.ts';
import { deletingByTime } from '#server/platform/jobs/delete-by-time.ts';
import type { JobHandlers, RecurringJobs } from '#server/platform/jobs/job.ts';
import type { Log } from '#server/platform/logging/log.ts';
import { purgeChanges } from '#server/platform/manager-log/purge-changes.ts';
import { purgeSessions } from '#server/platform/sessions/session.ts';
import { shareReading } from '#server/platform/share-reading.ts';
import { IMPORT_JOB, purgeImports } from '#server/product-csv/imports.ts';
import { importHandler } from '#server/product-csv/run-import.ts';
import { purgeVideos } from '#server/product-videos/purge-videos.ts';
import { purgeReviewFiles } from '#server/review-uploads/purge-review-files.ts';
import { reviewJobs } from '#server/reviews/review-jobs.ts';
import { purgeMisses } from '#server/search/count-miss.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { purgeStockAlerts, stockAlertJobs } from '#server/stock-alerts/send-alerts.ts';
import { countTogether } from '#server/upsells/count-together.ts';
import { webhookHandler } from '#server/webhooks/deliver-webhook.ts';
import { purgeWebhookDeliveries } from '#server/webhooks/find-webhooks.ts';
import { WEBHOOK_JOB } from '#server/webhooks/resource-changed.ts';

export interface ShopJobParts {
  config: Pick<Config, 'dataDir' | 'smtpUrl'>;
  origin: string;
  log: Log;
}

const HOUR = 60 * 60 * 1000;

/** Everything this shop leaves to be done later, and what it does again and again. */
export function shopJobs({ config, origin, log }: ShopJobParts): {
  handlers: JobHandlers<ShopContext>;
  recurring: RecurringJobs<ShopContext>;
} {
  const office = openMailTransports({
    folder: join(config.dataDir, 'mail'),
    smtpUrl: config.smtpUrl,
  });
  const email = emailHandler({
    office,
    origin,
    log,
    // The emails to the buyer and to the manager are queued together, and so they are written.
    orderOf: shareReading(async (ctx: ShopContext, id: number) => {
      const order = await findOrder(ctx, id);
      return order && orderViewOf(ctx, order, 'mail');
    }),
    logoOf: findLogo,
  });
  return {
    handlers: {
      ...paymentHandlers,
      [EMAIL_JOB]: email,
      [TEST_EMAIL_JOB]: testEmailHandler(office),
      [IMPORT_JOB]: importHandler(origin),
      [WEBHOOK_JOB]: webhookHandler({ origin, payload: webhookPayload(origin) }),
    },
    recurring: {
      ...orderJobs,
      ...analyticsJobs,
      ...reviewJobs,
      ...stockAlertJobs,
      ...basketReminderJobs,
      ...giftCardJobs,
      'purge-review-files': { everyMs: HOUR, run: deletingByTime(purgeReviewFiles) },
      'purge-product-videos': {
        everyMs: 24 * HOUR,
        run: deletingByTime((ctx: ShopContext) =>
          purgeVideos(ctx, [...CATALOG_TEXTS, ...BLOCK_TEXTS, ...REVISION_TEXTS]),
        ),
      },
      'rebuild-search': { everyMs: HOUR, run: rebuildSearch },
      'purge-uploads': { everyMs: HOUR, run: deletingByTime(purgeUploads) },
      'purge-viewers': { everyMs: HOUR / 6, run: purgeViewers },
      'count-together': {
        everyMs: 10 * 60 * 1000,
        async run(ctx) {
          await countTogether(ctx);
        },
      },
      'purge-ended': {
        everyMs: 6 * HOUR,
        run: deletingByTime(async ({ db, now, settings }: ShopContext) => {
          await purgeAudit(db, now - settings['accounts.auditDays'] * 24 * HOUR);
          await purgeChanges(db, now - settings['accounts.logDays'] * 24 * HOUR);
          await purgeSessions(db, now);
          await purgeCarts(db, now);
          await purgeEndedAccounts(db, now);
          // Addresses of erased customers wait in the list of rows that are due.
          await refreshBuyers(db);
          await purgeDeliveries(db, now);
          await purgeUnconfirmed({ db, now });
          await purgeStockAlerts({ db, settings, now });
          await purgeBasketReminders({ db, settings, now });
          await purgeMisses(db, now);
          await purgeImports(db, now);
          await purgeMessages({ db, now, settings });
          await purgeWebhookDeliveries(db, now, settings['webhooks.logDays']);
        }),
      },
    },
  };
}
