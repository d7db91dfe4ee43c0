import { beforeEach, describe, expect, test } from 'vitest';
import { MAIL_PROVIDERS } from '#rules/emails/mail-provider.ts';
import { fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { reportPath } from '#server/newsletter/provider-reports/report-address.ts';
import { reportRoutes } from '#server/newsletter/provider-reports/report-routes.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createLog } from '#server/platform/logging/log.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
const secret = 's'.repeat(32);
const confirmed: string[] = [];
let client: Awaited<ReturnType<typeof vitrineClient>>;

const routes = reportRoutes({
  database,
  secret,
  now: () => NOW,
  log: createLog({ level: 'error', write: () => undefined }),
  async confirm(address) {
    confirmed.push(address);
    if (address.includes('unreachable')) throw new Error('no answer');
    return { ok: !address.includes('refused') };
  },
});

/** Two subscribers that got a newsletter, and one that got none. */
beforeEach(async () => {
  confirmed.length = 0;
  await database.filled(fillCartShop);
  client = await vitrineClient(db, { role: 'marketer' });
  const row = { consent: 'Yes', created_at: NOW, asked_at: NOW, confirmed_at: NOW };
  await db
    .insertInto('newsletter_subscribers')
    .values(
      ['ann', 'bob', 'cleo'].map((name) => ({ ...row, email: `${name}@example.com`, key: name })),
    )
    .execute();
  const { id } = (
    await client.send('POST', '/campaigns', {
      subject: 'Autumn',
      blocks: [{ kind: 'text', settings: { html: '<p>New trays</p>' } }],
    })
  ).body;
  const sent = { state: 'sent' as const, started_at: NOW, ended_at: NOW };
  await db.updateTable('campaigns').set(sent).where('id', '=', Number(id)).execute();
  await db
    .insertInto('campaign_emails')
    .values(
      ['ann', 'bob'].map((name) => ({
        campaign_id: Number(id),
        email: `${name}@example.com`,
        key: name,
        state: 'sent' as const,
        sent_at: NOW,
        error: '',
      })),
    )
    .execute();
});

const post = (path: string, body: unknown) =>
  routes.request(path, { method: 'POST', body: JSON.stringify(body) });
const ended = async () => {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('ended_at', 'is not', null)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
};
const figures = async () => (await client.send('GET', '/campaigns')).body[0].figures;

describe('a report of a mail provider', () => {
  test('ends the subscription and counts for the last newsletter, once', async () => {
    const path = reportPath(secret, 'sendgrid');
    const body = [
      { event: 'spamreport', email: 'Ann@Example.com' },
      { event: 'bounce', type: 'bounce', email: 'bob@example.com', reason: '550 unknown' },
      { event: 'bounce', type: 'bounce', email: 'stranger@example.com', reason: '550 unknown' },
      { event: 'bounce', type: 'bounce', email: 'no address at all', reason: '' },
    ];
    for (const _ of ['sent', 'sent again']) expect((await post(path, body)).status).toBe(200);
    expect(await ended()).toEqual(['ann@example.com', 'bob@example.com']);
    expect(await figures()).toMatchObject({ refused: 1, complained: 1 });
  });

  test('to another address than that of the provider is not found', async () => {
    const body = [{ event: 'spamreport', email: 'ann@example.com' }];
    const path = reportPath(secret, 'sendgrid');
    for (const wrong of [
      `${path}0`,
      path.slice(0, -1),
      path.replace('sendgrid', 'postmark'),
      path.replace('sendgrid', 'another'),
      reportPath('t'.repeat(32), 'sendgrid'),
    ]) {
      expect([wrong, (await post(wrong, body)).status]).toEqual([wrong, 404]);
    }
    expect(await ended()).toEqual([]);
  });

  test('in a wrong form or too long is refused, and nothing is changed', async () => {
    const path = reportPath(secret, 'postmark');
    expect((await post(path, ['x'])).status).toBe(400);
    expect((await post(path, { RecordType: 'x'.repeat(3_000_000) })).status).toBe(413);
    expect(await ended()).toEqual([]);
  });

  test('of Amazon is confirmed at Amazon alone', async () => {
    const subscribe = (address: string) =>
      post(reportPath(secret, 'ses'), { Type: 'SubscriptionConfirmation', SubscribeURL: address });
    const amazon = 'https://sns.us-east-1.amazonaws.com/';
    expect((await subscribe(amazon)).status).toBe(200);
    expect((await subscribe(`${amazon}?refused`)).status).toBe(502);
    expect((await subscribe(`${amazon}?unreachable`)).status).toBe(502);
    expect((await subscribe('https://evil.example/')).status).toBe(400);
    expect(confirmed).toEqual([amazon, `${amazon}?refused`, `${amazon}?unreachable`]);
  });
});

describe('the addresses of reports', () => {
  test('are read by an administrator, one for each provider, and by no one else', async () => {
    const administrator = await vitrineClient(db, { role: 'administrator' });
    const { reports } = (await administrator.send('GET', '/mail-server')).body;
    expect(reports.map(({ provider }: { provider: string }) => provider)).toEqual(MAIL_PROVIDERS);
    expect(reports[0].url).toMatch(/^https?:\/\/[^/]+\/mail-reports\/ses\/[0-9a-f]{32}$/);
    const manager = await vitrineClient(db);
    expect((await manager.send('GET', '/mail-server')).body.reports).toEqual([]);
  });
});

describe('a report of a program', () => {
  const report = (email: string, body: object) =>
    client.send('POST', `/newsletter-subscribers/${email}/reports`, body);

  test('ends the subscription and is counted for the last newsletter', async () => {
    const complaint = await report('Ann@example.com', { kind: 'complaint' });
    expect([complaint.status, complaint.body.ended]).toEqual([200, true]);
    const bounce = await report('bob@example.com', { kind: 'bounce', reason: '550 unknown' });
    expect(bounce.body).toEqual({ ended: true, campaign_id: complaint.body.campaign_id });
    expect((await report('bob@example.com', { kind: 'bounce' })).body.ended).toBe(false);
    expect((await report('cleo@example.com', { kind: 'bounce' })).body.campaign_id).toBe(null);
    expect(await figures()).toMatchObject({ refused: 1, complained: 1 });
    expect(await ended()).toEqual(['ann@example.com', 'bob@example.com', 'cleo@example.com']);
  });

  test('is refused for an address that is not known, of another kind, and without the right', async () => {
    expect((await report('stranger@example.com', { kind: 'bounce' })).status).toBe(404);
    expect((await report('stranger@example.com', { kind: 'maybe' })).status).toBe(400);
    expect((await report('stranger@example.com', {})).status).toBe(400);
    const packer = await vitrineClient(db, { role: 'packer' });
    const path = '/newsletter-subscribers/ann@example.com/reports';
    expect((await packer.send('POST', path, { kind: 'bounce' })).status).toBe(403);
  });
});
