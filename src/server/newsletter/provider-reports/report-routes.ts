import { Hono } from 'hono';
import { accountEmail } from '#rules/accounts/email.ts';
import { isMailProvider } from '#rules/emails/mail-provider.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { named } from '#server/platform/http/route-table.ts';
import { publicFetch } from '#server/platform/outgoing/public-fetch.ts';
import type { DomainParts } from '#server/settings/domain.ts';
import { noteReport } from '../note-report.ts';
import { type MailReport, readReports } from './read-reports.ts';
import { isReportKey, REPORT_PATH } from './report-address.ts';

/** Of a thousand events, the most that a provider sends at once. */
const MAX_BYTES = 2 * 1024 * 1024;

interface ReportParts extends Pick<DomainParts, 'now' | 'secret' | 'log'> {
  database: Pick<DomainParts['database'], 'db'>;
  /** Requests the address by which Amazon checks that the shop expects its notifications. */
  confirm?: (address: string) => Promise<{ ok: boolean }>;
}

/** Where mail providers report bounces and complaints. What is not understood is refused, and sent again. */
export function reportRoutes({
  database: { db },
  now,
  secret,
  log,
  confirm = publicFetch,
}: ReportParts): Hono {
  const app = new Hono();
  app.post(
    REPORT_PATH,
    named({ name: 'report of a mail provider', guards: ['secret address'] }, async (c) => {
      const [provider, key] = [c.req.param('provider') ?? '', c.req.param('key') ?? ''];
      if (!isMailProvider(provider) || !isReportKey(secret, provider, key)) return c.text('', 404);
      if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) return c.text('', 413);
      const text = await c.req.text();
      if (text.length > MAX_BYTES) return c.text('', 413);
      const read = readReports(provider, text);
      if (read.kind === 'unreadable') return c.text('', 400);
      if (read.kind === 'confirm') {
        try {
          const { ok } = await confirm(read.address);
          return c.text('', ok ? 200 : 502);
        } catch (error) {
          log.warn('the notifications of Amazon were not confirmed', { error: String(error) });
          return c.text('', 502);
        }
      }
      await noteReports(db, read.reports, now());
      return c.text('');
    }),
  );
  return app;
}

/** Of the order of a request that comes twice nothing depends: the second finds the subscription ended. */
async function noteReports(db: Db, reports: readonly MailReport[], now: number): Promise<void> {
  for (const { email: typed, kind, reason } of reports) {
    const email = accountEmail(typed);
    if (email === null) continue;
    await runTransaction(db, (trx) => noteReport(trx, { email, kind, reason }, now));
  }
}
