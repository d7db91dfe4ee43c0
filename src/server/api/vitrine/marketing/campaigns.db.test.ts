import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { clickRoutes } from '#server/campaigns/count-click.ts';
import { campaignEmailHandler, sendCampaigns } from '#server/campaigns/send-campaigns.ts';
import { type CartShop, fillCartShop, NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { type Mail, MailRefused } from '#server/emails/sending/mail.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

// On PostgreSQL in every run: rows are moved by UPDATE … WHERE … IN (SELECT … LIMIT) and conditions on them.

const database = await testDatabase();
const { db } = database;
const ORIGIN = 'https://shop.example';
const MINUTE = 60_000;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  client = await vitrineClient(db, { role: 'marketer' });
});

const text = (html: string) => ({ kind: 'text', settings: { html } });

async function subscribe(...emails: string[]) {
  const row = { key: '', consent: 'Yes', created_at: NOW, asked_at: NOW, confirmed_at: NOW };
  await db
    .insertInto('newsletter_subscribers')
    .values(emails.map((email) => ({ ...row, email, key: `key of ${email}` })))
    .execute();
}

async function compose(input: object = {}) {
  const response = await client.send('POST', '/campaigns', {
    subject: 'Autumn',
    blocks: [text('<p>New <a href="/shop">trays</a></p>')],
    ...input,
  });
  expect(response.status, JSON.stringify(response.body)).toBe(201);
  return Number(response.body.id);
}

const act = (id: number, action: string, more: object = {}) =>
  client.send('POST', `/campaigns/${id}/actions`, { action, ...more });
const read = async (id: number) => (await client.send('GET', `/campaigns/${id}`)).body;

/** Does the jobs that wait, as a mail server that refuses some addresses would see them. */
async function post(
  refused: readonly string[] = [],
  attempt = 1,
  settings: Partial<Settings> = {},
): Promise<Mail[]> {
  const mails: Mail[] = [];
  const transport = {
    name: 'files' as const,
    server: '',
    async send(mail: Mail) {
      if (refused.includes(mail.to)) throw new MailRefused('550 no such mailbox');
      if (attempt > 1) throw new Error('connection refused');
      mails.push(mail);
      return '';
    },
  };
  const handler = campaignEmailHandler({ transport: () => transport }, ORIGIN);
  const jobs = await db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', 'campaign-email')
    .orderBy('id')
    .execute();
  for (const { id, kind, payload } of jobs) {
    await handler.run(shopContext(db, settings), {
      id,
      kind,
      payload: JSON.parse(payload),
      attempt,
    });
  }
  await db.deleteFrom('jobs').where('kind', '=', 'campaign-email').execute();
  return mails.sort((one, two) => one.to.localeCompare(two.to));
}

describe('a newsletter', () => {
  test('reaches every subscriber once, with the button that ends it', async () => {
    await subscribe('ann@example.com', 'bob@example.com');
    const id = await compose({ preview: 'What is new' });
    expect((await act(id, 'schedule')).body).toMatchObject({ state: 'scheduled', send_at: null });
    expect(await sendCampaigns(shopContext(db))).toBe(2);
    expect(await sendCampaigns(shopContext(db))).toBe(0);
    const mails = await post();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@example.com', 'Autumn'],
      ['bob@example.com', 'Autumn'],
    ]);
    const [ann] = mails;
    expect(ann?.unsubscribeUrl).toMatch(
      /^https:\/\/shop\.example\/newsletter\?do=end&key=key\+of\+ann/,
    );
    expect(ann?.html).toContain('What is new');
    expect(ann?.html).toContain('Unsubscribe');
    expect(ann?.text).toContain('New trays');
    await sendCampaigns(shopContext(db));
    expect(await read(id)).toMatchObject({
      state: 'sent',
      figures: { recipients: 2, sent: 2, waiting: 0, clicked: 0 },
    });
    expect(await post()).toEqual([]);
  });

  test('goes to the audience of its last schedule, whatever an earlier start left', async () => {
    await subscribe('ann@example.com');
    const id = await compose();
    await sql`insert into campaign_emails (campaign_id, email, key, state, error)
      values (${id}, 'left@example.com', 'k', 'waiting', '')`.execute(db);
    await act(id, 'schedule');
    expect(await sendCampaigns(shopContext(db))).toBe(1);
    expect((await post()).map(({ to }) => to)).toEqual(['ann@example.com']);
    expect((await read(id)).figures.recipients).toBe(1);
  });

  test('waits for its moment, and can be taken back until then', async () => {
    await subscribe('ann@example.com');
    const id = await compose();
    const at = new Date(NOW + 10 * MINUTE).toISOString();
    expect((await act(id, 'schedule', { send_at: at })).body.send_at).toBe(at);
    expect(await sendCampaigns(shopContext(db))).toBe(0);
    expect((await client.send('PUT', `/campaigns/${id}`, { subject: 'Late' })).status).toBe(409);
    expect((await act(id, 'unschedule')).body).toMatchObject({ state: 'draft', send_at: null });
    expect((await act(id, 'unschedule')).status).toBe(409);
    await act(id, 'schedule', { send_at: at });
    expect(await sendCampaigns({ ...shopContext(db), now: NOW + 11 * MINUTE })).toBe(1);
    const past = await act(await compose(), 'schedule', { send_at: new Date(NOW).toISOString() });
    expect([past.status, Object.keys(past.body.data.params)]).toEqual([400, ['send_at']]);
  });

  test('leaves at the set rate, and stops when somebody stops it', async () => {
    await subscribe('ann@example.com', 'bob@example.com', 'cleo@example.com');
    const id = await compose();
    await act(id, 'schedule');
    const slow = shopContext(db, { 'newsletter.perMinute': 1 });
    expect(await sendCampaigns(slow)).toBe(1);
    expect(await post()).toHaveLength(1);
    expect(await sendCampaigns(slow)).toBe(1);
    expect((await act(id, 'stop')).body.state).toBe('stopped');
    expect(await post()).toEqual([]);
    expect(await sendCampaigns(slow)).toBe(0);
    expect((await read(id)).figures).toMatchObject({ sent: 1, skipped: 1, waiting: 1 });
  });

  test('skips who unsubscribed meanwhile, and notes whom the mail server refuses', async () => {
    await subscribe('ann@example.com', 'bob@example.com', 'cleo@example.com');
    const id = await compose();
    await act(id, 'schedule');
    await sendCampaigns(shopContext(db));
    await db
      .updateTable('newsletter_subscribers')
      .set({ ended_at: NOW })
      .where('email', '=', 'bob@example.com')
      .execute();
    expect((await post(['cleo@example.com'])).map(({ to }) => to)).toEqual(['ann@example.com']);
    expect((await read(id)).figures).toMatchObject({ sent: 1, skipped: 1, refused: 1 });
  });

  test('ends although the mail server failed to the last attempt, and says so', async () => {
    await subscribe('ann@example.com');
    const id = await compose();
    await act(id, 'schedule');
    await sendCampaigns(shopContext(db));
    await expect(post([], 59)).rejects.toThrow('connection refused');
    await sendCampaigns(shopContext(db));
    expect((await read(id)).state).toBe('sending');
    expect(await post([], 60)).toEqual([]);
    await sendCampaigns(shopContext(db));
    expect(await read(id)).toMatchObject({ state: 'sent', figures: { refused: 1, sent: 0 } });
  });

  test('is counted when it is opened, of those alone who allow it', async () => {
    await subscribe('ann@example.com', 'bob@example.com');
    const allow = (email: string, at: number | null) =>
      db
        .updateTable('newsletter_subscribers')
        .set({ opens_allowed_at: at })
        .where('email', '=', email)
        .execute();
    await allow('ann@example.com', NOW);
    const counting = { 'newsletter.countOpens': true };
    const id = await compose();
    await act(id, 'schedule');
    await sendCampaigns(shopContext(db));
    const [ann, bob] = await post([], 1, counting);
    expect(bob?.html).not.toContain('/newsletter/open');
    const [address = ''] = /https:[^"]+newsletter\/open[^"]+/.exec(ann?.html ?? '') ?? [];
    const app = clickRoutes({ database, now: () => NOW, origin: ORIGIN });
    const image = await app.request(address);
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/gif']);
    await app.request(address);
    await app.request('/newsletter/open?key=nobody');
    const keys = await sql<{ key: string }>`
      select key from campaign_emails where email = 'bob@example.com'`.execute(db);
    const keyOfBob = keys.rows[0]?.key ?? '';
    await app.request(`/newsletter/open?key=${keyOfBob}`);
    expect((await read(id)).figures).toMatchObject({ sent: 2, opened: 1, counted: 1 });
    // Whoever takes it back is not counted any more, and not in the next newsletter.
    await allow('ann@example.com', null);
    await sql`update campaign_emails set opened_at = null`.execute(db);
    await app.request(address);
    expect((await read(id)).figures.opened).toBe(0);
  });

  test('goes to the subscribers of a segment, and to nobody where it is gone', async () => {
    await subscribe('ann@example.com', 'bob@example.com');
    const manager = await vitrineClient(db);
    await manager.send('POST', '/customer-segments', { name: 'Ann', filter: { search: 'ann' } });
    await db
      .insertInto('buyers')
      .values({
        ...{ email: 'ann@example.com', name: 'Ann', country: 'US', city: '' },
        ...{ customer_id: null, orders: 1, spent: 100, last_order_at: NOW, since: NOW },
      })
      .execute();
    const { body } = await client.send('GET', '/campaigns/audience');
    expect(body).toMatchObject({ recipients: 2, segments: [{ name: 'Ann' }] });
    const [{ id: segment }] = body.segments;
    const id = await compose({ segment_id: segment });
    await db.deleteFrom('customer_segments').execute();
    await act(id, 'schedule');
    expect(await sendCampaigns(shopContext(db))).toBe(0);
    const unknown = await client.send('PUT', `/campaigns/${await compose()}`, { segment_id: 99 });
    expect([unknown.status, Object.keys(unknown.body.data.params)]).toEqual([400, ['segment_id']]);
  });
});

test('a click leads into the shop with its campaign and counts once; no other site is led to', async () => {
  await subscribe('ann@example.com');
  const id = await compose();
  await act(id, 'schedule');
  await sendCampaigns(shopContext(db));
  const [mail] = await post();
  const [link = ''] =
    /https:\/\/shop\.example\/newsletter\/click[^"]*/.exec(mail?.html ?? '') ?? [];
  const path = link.replaceAll('&amp;', '&').replace(ORIGIN, '');
  const app = clickRoutes({ database: { db }, now: () => NOW, origin: ORIGIN });
  for (const _ of [1, 2]) {
    const response = await app.request(path);
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      `/shop?utm_source=newsletter&utm_medium=email&utm_campaign=newsletter-${id}`,
    ]);
  }
  const away = await app.request('/newsletter/click?key=x&to=https%3A%2F%2Fother.example');
  expect(away.headers.get('location')).toBe('/');
  expect((await read(id)).figures.clicked).toBe(1);
});

test('orders whose buyers came by its links are counted with their sales, less refunds', async () => {
  await subscribe('ann@example.com');
  const [first, second] = [await compose(), await compose({ subject: 'Winter' })];
  await act(first, 'schedule');
  await act(second, 'schedule');
  await sendCampaigns(shopContext(db));
  await post();
  const manager = await managerClient(db);
  const order = async (campaign: string, input: object = {}) => {
    const { body } = await manager.send('POST', '/orders', {
      set_paid: true,
      line_items: [{ product_id: shop.tray, quantity: 1 }],
      ...input,
    });
    const { id } = body;
    const attribution = JSON.stringify({ utm_source: 'newsletter', utm_campaign: campaign });
    await db.updateTable('orders').set({ attribution }).where('id', '=', id).execute();
    return { id, total: Number(body.total) };
  };
  const one = await order(`newsletter-${first}`);
  const two = await order(`newsletter-${first}`);
  await order(`newsletter-${first}1`);
  await order('spring');
  await order(`newsletter-${second}`, { set_paid: false, status: 'pending' });
  const refund = { amount: '1.00', api_refund: false };
  await manager.send('POST', `/orders/${two.id}/refunds`, refund);
  const revenue = (one.total + two.total - 1).toFixed(2);
  expect((await read(first)).figures).toMatchObject({ orders: 2, revenue });
  const list = (await client.send('GET', '/campaigns')).body;
  expect(list).toMatchObject([
    { id: second, figures: { orders: 0, revenue: '0.00', sent: 1 } },
    { id: first, figures: { orders: 2, revenue, sent: 1 } },
  ]);
});

test('the preview shows products and says what an email leaves out', async () => {
  const id = await compose({
    blocks: [
      { kind: 'product', settings: { slug: 'tray' } },
      { kind: 'text', settings: { html: '<p>Hello</p><script>alert(1)</script>' } },
      { kind: 'map', settings: { title: 'Here', address: 'Main Street 1', text: '' } },
    ],
  });
  const { status, body } = await client.send('GET', `/campaigns/${id}/preview`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.html).toContain('Oak tray');
  expect(body.html).toContain('$48.00');
  expect(body.html).not.toContain('alert(1)');
  expect(body.left_out).toEqual(['map']);
  const sent = await client.send('POST', `/campaigns/${id}/test`);
  expect(sent.body.to).toContain('@example.com');
  const jobs = await db
    .selectFrom('jobs')
    .select('payload')
    .where('kind', '=', 'test-email')
    .execute();
  expect(jobs.map(({ payload }) => JSON.parse(payload).subject)).toEqual(['[Test] Autumn']);
});

test('is for marketing alone, and a wrong block is refused at its place', async () => {
  const packer = await vitrineClient(db, { role: 'packer' });
  expect((await packer.send('GET', '/campaigns')).status).toBe(403);
  const empty = await compose({ blocks: [] });
  const nothing = await act(empty, 'schedule');
  expect([nothing.status, Object.keys(nothing.body.data.params)]).toEqual([400, ['blocks']]);
  const wrong = await client.send('POST', '/campaigns', {
    subject: 'A',
    blocks: [{ kind: 'spell', settings: {} }],
  });
  expect(wrong.status).toBe(400);
  expect((await client.send('DELETE', `/campaigns/${empty}?force=true`)).status).toBe(200);
  expect((await client.send('GET', `/campaigns/${empty}`)).status).toBe(404);
});

test('subscribers are brought along with their consent, and who has left stays out', async () => {
  await subscribe('ann@example.com', 'bob@example.com');
  await client.send('POST', '/newsletter-subscribers/bob@example.com/end');
  const row = (email: string, part: object = {}) => {
    return { email, consent: 'Market stall', confirmed_at: '2025-05-01', ...part };
  };
  const { status, body } = await client.send('POST', '/newsletter-subscribers/import', {
    subscribers: [
      row(' Dora@Example.com '),
      row('ann@example.com'),
      row('bob@example.com'),
      row('no address'),
      row('eve@example.com', { consent: ' ' }),
      row('fay@example.com', { confirmed_at: '2099-01-01' }),
      row('dora@example.com'),
    ],
  });
  expect([status, body]).toEqual([
    200,
    {
      added: 1,
      known: 2,
      ended: 1,
      refused: [
        { place: 3, field: 'email', reason: 'is not an email address' },
        { place: 4, field: 'consent', reason: 'must say what they agreed to' },
        { place: 5, field: 'confirmed_at', reason: 'must be the day they agreed, in the past' },
      ],
    },
  ]);
  const list = (await client.send('GET', '/newsletter-subscribers')).body;
  expect(list.map(({ email }: { email: string }) => email).sort()).toEqual([
    'ann@example.com',
    'dora@example.com',
  ]);
  expect(list).toContainEqual(
    expect.objectContaining({
      email: 'dora@example.com',
      consent: 'Market stall',
      confirmed_at: '2025-05-01T00:00:00.000Z',
    }),
  );
  const packer = await vitrineClient(db, { role: 'packer' });
  const refused = await packer.send('POST', '/newsletter-subscribers/import', { subscribers: [] });
  expect(refused.status).toBe(403);
});
