import { type Figures, getProfit } from '#rules/analytics/figures.ts';
import { comparedRange } from '#rules/analytics/periods.ts';
import { dueReport, endedPeriod } from '#rules/analytics/report-schedule.ts';
import { getAverageSales, getSales } from '#rules/analytics/sales.ts';
import type { DayRange } from '#rules/analytics/spans.ts';
import { localText, toMoment } from '#rules/dates/zone-time.ts';
import { may } from '#rules/permissions/permissions.ts';
import { getRights } from '#server/customers/get-rights.ts';
import type { Email } from '#server/emails/email.ts';
import { queueEmails } from '#server/emails/queue-email.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { readTotals } from './read-figures.ts';
import { readKeys } from './read-keys.ts';
import { todayIn } from './report-range.ts';
import { summarizeOrders } from './summarize.ts';

// The report by mail goes to the addresses in the settings whose account may see reports: who leaves the
// staff gets none from then on, without anyone thinking of it.

const BEST = 5;

export interface Recipient {
  email: string;
  may: boolean;
}

type Reading = Pick<ShopContext, 'db' | 'settings'>;

export async function reportRecipients({ db, settings }: Reading): Promise<Recipient[]> {
  const emails = [...new Set(settings['analytics.reportTo'].map((text) => text.toLowerCase()))];
  if (emails.length === 0) return [];
  const accounts = await db
    .selectFrom('customers')
    .select(['email', 'role'])
    .where('email', 'in', emails)
    .execute();
  const roles = new Map(accounts.map(({ email, role }) => [email, role]));
  return emails.map((email) => {
    const role = roles.get(email);
    return { email, may: role !== undefined && may(getRights(settings, role), 'see-reports') };
  });
}

/** How many emails were queued. The period is noted with them, so that each report goes out once. */
export async function mailReport(ctx: ShopContext): Promise<number> {
  const { db, settings, now } = ctx;
  const schedule = settings['analytics.report'];
  if (schedule === 'off') return 0;
  const range = dueReport({
    schedule,
    today: todayIn(ctx),
    hour: Number(localText(now, settings['shop.timeZone']).slice(11, 13)),
    from: settings['analytics.reportHour'],
    reported: await reportedUntil(db),
  });
  if (range === null) return 0;
  const recipients = (await reportRecipients(ctx)).filter((recipient) => recipient.may);
  if (recipients.length === 0) return 0;
  const emails = await reportEmails(ctx, range, recipients);
  return runTransaction(db, async (trx) => {
    if (!(await noteReport(trx, range.last))) return 0;
    await queueEmails(trx, emails, now);
    return emails.length;
  });
}

async function reportEmails(ctx: ShopContext, range: DayRange, recipients: readonly Recipient[]) {
  await summarizeOrders(ctx);
  const data = await reportData(ctx, range);
  return recipients.map(({ email: to }) => ({ kind: 'sales-report' as const, to, data }));
}

/**
 * Queues the report about the last period that has ended at once, and says to whom. It is not noted: the
 * scheduled one goes out all the same.
 */
export async function sendReport(
  ctx: ShopContext,
): Promise<{ ok: true; sent: string[] } | { ok: false; code: 'off' | 'noRecipient' }> {
  const range = endedPeriod(ctx.settings['analytics.report'], todayIn(ctx));
  if (range === null) return { ok: false, code: 'off' };
  const recipients = (await reportRecipients(ctx)).filter((recipient) => recipient.may);
  if (recipients.length === 0) return { ok: false, code: 'noRecipient' };
  await queueEmails(ctx.db, await reportEmails(ctx, range, recipients), ctx.now);
  return { ok: true, sent: recipients.map(({ email }) => email) };
}

export async function reportedUntil(db: Db): Promise<string> {
  const row = await db
    .selectFrom('analytics_state')
    .select('value')
    .where('name', '=', 'report')
    .executeTakeFirst();
  return row?.value ?? '';
}

/** False where another process was faster. */
async function noteReport(trx: Db, last: string): Promise<boolean> {
  const noted = await trx
    .insertInto('analytics_state')
    .values({ name: 'report', value: last })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value: last })
        .where('analytics_state.value', '<', last),
    )
    .returning('name')
    .executeTakeFirst();
  return noted !== undefined;
}

type ReportData = Extract<Email, { kind: 'sales-report' }>['data'];

async function reportData({ db, settings }: Reading, range: DayRange): Promise<ReportData> {
  const zone = settings['shop.timeZone'];
  const kind = settings['analytics.sales'];
  const before = comparedRange(range, 'previous_period');
  const toFigures = (figures: Figures) => ({
    sales: getSales(figures, kind),
    orders: figures.orders,
    average: getAverageSales(figures, kind),
    items: figures.items,
    refunds: figures.refunds,
    profit: getProfit(figures),
  });
  const { rows } = await readKeys(db, {
    ...{ kind: 'product', range, orderBy: kind, order: 'desc', offset: 0, limit: BEST },
    paidOnly: true,
  });
  const noon = (day: string) => toMoment(`${day}T12:00:00`, zone) ?? 0;
  return {
    kind,
    range,
    first: noon(range.first),
    last: noon(range.last),
    now: toFigures(await readTotals(db, range, 'all', true)),
    before: before && toFigures(await readTotals(db, before, 'all', true)),
    products: rows.map(({ label, figures }) => {
      return { name: label, items: figures.items, sales: getSales(figures, kind) };
    }),
  };
}
