import { beforeEach, expect, test } from 'vitest';
import { addPerson } from '#server/accounts/testing/test-people.ts';
import { mailReport, reportRecipients } from '#server/analytics/mail-report.ts';
import { shopContext } from '#server/cart/testing/cart-shop.ts';
import { EMAIL_JOB } from '#server/emails/queue-email.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { addOrder } from '#server/reviews/testing/order-row.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: src/server/analytics.

const database = await testDatabase();
const { db } = database;
/** Noon of Monday, 1 June 2026. */
const NOW = Date.UTC(2026, 5, 1, 12);
const DAY = 24 * 60 * 60_000;
const TO = ['Manager@example.com', 'editor@example.com', 'unknown@example.com'];
const SETTINGS = { 'analytics.report': 'weekly', 'analytics.reportTo': TO } as const;

const at = (now: number, settings: Partial<Settings> = {}) => ({
  ...shopContext(db, { ...SETTINGS, ...settings }),
  now,
});

beforeEach(async () => {
  await database.reset();
  await addPerson(db, 'manager@example.com', NOW, { role: 'shop_manager' });
  await addPerson(db, 'editor@example.com', NOW, { role: 'editor' });
  for (const [number, placed] of [
    ['A1', NOW - DAY],
    ['A2', NOW - 8 * DAY],
    ['A3', NOW],
  ] as const) {
    const id = await addOrder(db, { number, email: 'ada@example.com' });
    await db
      .updateTable('orders')
      .set({ placed_at: placed, total: 4000 })
      .where('id', '=', id)
      .execute();
  }
});

async function queued() {
  const rows = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', EMAIL_JOB)
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => JSON.parse(payload));
}

test('goes out once, to whom may see reports, about the week that has ended', async () => {
  expect(await mailReport(at(NOW))).toBe(1);
  expect(await mailReport(at(NOW))).toBe(0);
  expect(await queued()).toMatchObject([
    {
      kind: 'sales-report',
      to: 'manager@example.com',
      data: {
        range: { first: '2026-05-25', last: '2026-05-31' },
        now: { orders: 1, sales: 4000 },
        before: { orders: 1, sales: 4000 },
      },
    },
  ]);
  expect(await mailReport(at(NOW + 7 * DAY))).toBe(1);
});

test.each<[string, Partial<Settings>]>([
  ['off', { 'analytics.report': 'off' }],
  ['without a recipient', { 'analytics.reportTo': [] }],
  ['without one who may see reports', { 'analytics.reportTo': ['editor@example.com'] }],
  ['before its hour', { 'analytics.reportHour': 23 }],
])('%s, nothing goes out, and nothing is noted', async (_, settings) => {
  expect(await mailReport(at(NOW, settings))).toBe(0);
  expect(await queued()).toEqual([]);
  expect(await mailReport(at(NOW))).toBe(1);
});

test('of two processes one sends it', async () => {
  const sent = await Promise.all([mailReport(at(NOW)), mailReport(at(NOW))]);
  expect(sent.sort()).toEqual([0, 1]);
  expect(await queued()).toHaveLength(1);
});

test('another time zone of the shop counts anew, and sends nothing again', async () => {
  expect(await mailReport(at(NOW))).toBe(1);
  expect(await mailReport(at(NOW, { 'shop.timeZone': 'America/New_York' }))).toBe(0);
});

test('is sent at once by a button, and the scheduled one goes out all the same', async () => {
  const settings = { ...SETTINGS, 'analytics.report': 'monthly' } as const;
  const client = await vitrineClient(db, { settings });
  const { status, body } = await client.send('POST', '/analytics/mail');
  expect([status, body]).toEqual([200, { sent: ['manager@example.com'] }]);
  expect(await queued()).toMatchObject([{ kind: 'sales-report', to: 'manager@example.com' }]);
  expect(await mailReport(at(NOW, settings))).toBe(1);
});

test.each<[string, Partial<Settings>]>([
  ['vitrine_rest_report_off', { 'analytics.report': 'off' }],
  ['vitrine_rest_report_no_recipient', { 'analytics.reportTo': ['editor@example.com'] }],
])('is not sent at once: %s', async (code, settings) => {
  const client = await vitrineClient(db, { settings: { ...SETTINGS, ...settings } });
  const refusal = await client.send('POST', '/analytics/mail');
  expect([refusal.status, refusal.body.code]).toEqual([400, code]);
  expect(await queued()).toEqual([]);
});

test('recipients who may not see reports are named', async () => {
  expect(await reportRecipients(at(NOW))).toEqual([
    { email: 'manager@example.com', may: true },
    { email: 'editor@example.com', may: false },
    { email: 'unknown@example.com', may: false },
  ]);
  const client = await vitrineClient(db, { settings: SETTINGS });
  expect((await client.send('GET', '/analytics/mail')).body).toMatchObject({
    schedule: 'weekly',
    hour: 7,
    recipients: [{ may: true }, { may: false }, { may: false }],
  });
});
