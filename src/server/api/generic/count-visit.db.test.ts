import { expect, test } from 'vitest';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { CONSENT_COOKIE, type ConsentCategory, writeConsent } from '#wire/consent.ts';
import { VISIT_ACTION } from '#wire/generic-actions.ts';
import { browser } from '../testing/test-browser.ts';
import { vitrineClient } from '../vitrine/testing/vitrine-client.ts';

const { db } = await testDatabase();

async function visit(allowed: readonly ConsentCategory[] | null, settings = {}) {
  const ann = browser(db, settings);
  if (allowed) ann.jar.set(CONSENT_COOKIE, writeConsent({ version: 1, at: 0, allowed }));
  const body = new URLSearchParams({ action: VISIT_ACTION });
  const { status } = await ann.ask('/wp-admin/admin-ajax.php', { method: 'POST', body });
  return status;
}

const counted = () => db.selectFrom('analytics_visits').selectAll().execute();

test('a visit is counted with consent to statistics only', async () => {
  expect(await visit(null)).toBe(204);
  expect(await visit(['marketing'])).toBe(204);
  expect(await visit(['statistics'], { 'attribution.enabled': false })).toBe(204);
  expect(await counted()).toEqual([]);
  expect(await visit(['statistics'])).toBe(204);
  expect(await visit(['statistics', 'marketing'])).toBe(204);
  expect(await counted()).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), visits: 2 }]);
});

test('nothing else is answered or counted by reading', async () => {
  const response = await browser(db).ask(`/wp-admin/admin-ajax.php?action=${VISIT_ACTION}`);
  expect(response.status).toBe(405);
  const client = await vitrineClient(db);
  const { body } = await client.send('GET', '/analytics/today');
  expect(body.today.counted).toMatchObject({ orders: 0 });
});
