import { join } from 'node:path';
import { webhookPayload } from '#server/api/wc/webhooks/webhook-payload.ts';
import { CAMPAIGN_EMAIL_JOB, campaignEmailHandler } from '#server/campaigns/send-campaigns.ts';
import { EMAIL_JOB } from '#server/emails/queue-email.ts';
import { openMailTransports } from '#server/emails/sending/mail-transports.ts';
import { emailHandler } from '#server/emails/sending/send-email.ts';
import { TEST_EMAIL_JOB, testEmailHandler } from '#server/emails/sending/send-test.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { BACKUP_JOB, runBackupJob } from '#server/platform/backup/backup-job.ts';
import { CDN_PURGE_JOB, purgeHandler } from '#server/platform/cdn/purge-job.ts';
import { deletingByTime } from '#server/platform/jobs/delete-by-time.ts';
import type { JobHandlers, RecurringJobs } from '#server/platform/jobs/job.ts';
import { purgeLimits } from '#server/platform/limits/counted-limits.ts';
import { shareReading } from '#server/platform/share-reading.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { JobParts } from '#server/settings/domain.ts';
import { webhookHandler } from '#server/webhooks/deliver-webhook.ts';
import { WEBHOOK_JOB } from '#server/webhooks/resource-changed.ts';
import { DOMAINS } from './domains.ts';

const HOUR = 60 * 60 * 1000;

/** Everything this shop leaves to be done later, and what it does again and again. */
export function shopJobs(parts: JobParts): {
  handlers: JobHandlers<ShopContext>;
  recurring: RecurringJobs<ShopContext>;
} {
  const { backup, cdn } = parts.config;
  const handlers = DOMAINS.flatMap((domain) => Object.entries(domain.handlers?.(parts) ?? {}));
  const recurring = DOMAINS.flatMap((domain) => Object.entries(domain.recurring ?? {}));
  return {
    handlers: {
      ...Object.fromEntries(handlers),
      ...outgoingHandlers(parts),
      ...(cdn && { [CDN_PURGE_JOB]: purgeHandler(cdn) }),
    },
    recurring: {
      ...Object.fromEntries(recurring),
      'purge-ended': {
        everyMs: 6 * HOUR,
        run: deletingByTime(async (ctx: ShopContext) => {
          for (const domain of DOMAINS) await domain.purge?.(ctx);
          await purgeLimits(ctx.db, ctx.now);
        }),
      },
      ...(backup && { [BACKUP_JOB]: { everyMs: backup.everyMs, run: runBackupJob } }),
    },
  };
}

/** Emails and webhooks show what higher domains have, which the domains that send them do not know. */
function outgoingHandlers({ config, origin, log, tracer }: JobParts): JobHandlers<ShopContext> {
  const office = openMailTransports({
    folder: join(config.dataDir, 'mail'),
    smtpUrl: config.smtpUrl,
    tracer,
  });
  const email = emailHandler({
    office,
    origin,
    log,
    // The emails to the buyer and to the manager are queued together, and so they are written.
    orderOf: shareReading(async (ctx: ShopContext, id: number) => {
      const order = await findOrder(ctx, id);
      return order && loadOrderView(ctx, order, 'mail');
    }),
    logoOf: findLogo,
  });
  return {
    [EMAIL_JOB]: email,
    [TEST_EMAIL_JOB]: testEmailHandler(office),
    [CAMPAIGN_EMAIL_JOB]: campaignEmailHandler(office, origin),
    [WEBHOOK_JOB]: webhookHandler({ origin, payload: webhookPayload(origin) }),
  };
}
