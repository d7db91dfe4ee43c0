import { refreshBuyers } from '#server/orders/buyers/refresh-buyers.ts';
import { purgeAudit } from '#server/platform/audit/audit-log.ts';
import { purgeChanges } from '#server/platform/manager-log/purge-changes.ts';
import { purgeSessions } from '#server/platform/sessions/session.ts';
import type { Domain } from '#server/settings/domain.ts';
import { purgeEndedAccounts } from './privacy/purge-ended.ts';

const DAY = 24 * 60 * 60 * 1000;

export const accountsDomain: Domain = {
  async purge({ db, now, settings }) {
    await purgeAudit(db, now - settings['accounts.auditDays'] * DAY);
    await purgeChanges(db, now - settings['accounts.logDays'] * DAY);
    await purgeSessions(db, now);
    await purgeEndedAccounts(db, now);
    // Addresses of erased customers wait in the list of rows that are due.
    await refreshBuyers(db);
  },
};
