import { countSoldOut } from '#server/catalog/managing/count-sold-out.ts';
import { loadMailState } from '#server/emails/mail-servers/mail-delivery.ts';
import { countWaiting } from '#server/orders/managing/count-waiting.ts';
import { backupPlan } from '#server/platform/backup/backup-plan.ts';
import { readBackupStatus } from '#server/platform/backup/backup-status.ts';
import { countDead } from '#server/platform/jobs/manage-jobs.ts';
import { countEntries } from '#server/platform/manager-log/count-entries.ts';
import { countOpenReturns } from '#server/returns/find-returns.ts';
import { countHeld } from '#server/reviews/count-held.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { PAYMENT_NOTICES } from '#wire/vitrine/payments.ts';
import { attentionResponse } from '#wire/vitrine/set-up.ts';
import { managerMay } from '../../manager/manager.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const NOTICE_CODES = PAYMENT_NOTICES.map((name) => `payments.${name}`);
/** A notice that is not marked as done is after so long in its list only. */
const NOTICE_MS = 7 * 24 * 60 * 60 * 1000;

/** Asked by every screen of the admin: each count is one look into an index. */
const attention = vitrineEndpoint({
  action: 'view',
  permission: 'open-admin',
  summary: 'How much waits for a person; null for what they may not do',
  params: {},
  answer: { schema: attentionResponse },
  async handle(_, { ctx, manager }) {
    const { db, now } = ctx;
    const orders = managerMay(manager, 'see-all-orders') ? await countWaiting(db) : null;
    return found({
      orders_to_ship: orders?.processing ?? null,
      orders_on_hold: orders?.['on-hold'] ?? null,
      orders_failed: orders?.failed ?? null,
      payment_notices: managerMay(manager, 'manage-orders')
        ? await countEntries(db, NOTICE_CODES, now - NOTICE_MS)
        : null,
      returns_open: managerMay(manager, 'see-all-orders') ? await countOpenReturns(db) : null,
      reviews_held: managerMay(manager, 'moderate-reviews') ? await countHeld(db) : null,
      products_sold_out: managerMay(manager, 'manage-products') ? await countSoldOut(db) : null,
      jobs_dead: managerMay(manager, 'manage-settings') ? await countDead(db) : null,
      backup_overdue: managerMay(manager, 'manage-settings') ? await isOverdue(ctx) : null,
      mail_trouble: managerMay(manager, 'manage-settings')
        ? (await loadMailState(ctx)).trouble
        : null,
    });
  },
});

async function isOverdue(ctx: ShopContext): Promise<boolean> {
  const { plan } = backupPlan.of(ctx);
  return plan !== null && (await readBackupStatus(ctx.db, plan, ctx.now)).isOverdue;
}

export const attentionRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/attention', methods: { GET: attention } },
];
