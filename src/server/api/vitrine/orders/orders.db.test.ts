import { beforeAll, describe, expect, test } from 'vitest';
import { type CartShop, fillCartShop, NOW, shopContext } from '#server/cart/testing/cart-shop.ts';
import { emailHandler } from '#server/emails/sending/send-email.ts';
import { testEmailHandler } from '#server/emails/sending/send-test.ts';
import { findOrder } from '#server/orders/find-order.ts';
import { loadOrderView } from '#server/orders/view/order-view.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { createLog } from '#server/platform/logging/log.ts';
import { EMAIL_KINDS } from '#server/settings/groups/email-kinds.ts';
import { readSettings } from '#server/settings/read-settings.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let order: { id: number; number: string; line_items: { id: number }[] };
const mails: { to: string; subject: string; html: string }[] = [];

const office = {
  transport: () => ({
    name: 'files' as const,
    server: '',
    async send(mail: { to: string; subject: string; html: string }) {
      mails.push(mail);
      return '';
    },
  }),
};

/** As the runner of jobs would send what is queued. */
async function sendAll() {
  const rows = await db.selectFrom('jobs').selectAll().where('recurring', 'is', null).execute();
  const handlers = {
    'test-email': testEmailHandler(office),
    email: emailHandler({
      logoOf: async () => null,
      office,
      origin: 'https://shop.example',
      log: createLog({ level: 'error', write: () => undefined }),
      async orderOf(ctx, id) {
        const found = await findOrder(ctx, id);
        return found && loadOrderView(ctx, found, 'mail');
      },
    }),
  };
  for (const { id, kind, payload } of rows) {
    const job = { id, kind, payload: JSON.parse(payload), attempt: 1 };
    await handlers[kind === 'email' ? 'email' : 'test-email'].run(shopContext(db), job);
  }
  await db.deleteFrom('jobs').where('recurring', 'is', null).execute();
}

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await vitrineClient(db);
  const placed = await client.ask('/wp-json/wc/v3/orders', {
    method: 'POST',
    headers: { authorization: client.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      billing: { first_name: 'Ada', country: 'US', state: 'NY', email: 'ada@example.com' },
      set_paid: true,
      line_items: [{ product_id: shop.tray, quantity: 2 }],
    }),
  });
  order = await placed.json();
  await sendAll();
});

describe('emails of an order', () => {
  test('are listed, shown and sent again', async () => {
    const { body } = await client.send('GET', `/orders/${order.id}/emails`);
    const kinds = body.map(({ kind }: { kind: string }) => kind);
    expect(kinds.sort()).toEqual(['new-order', 'order-processing']);
    const { id } = body.find((email: { kind: string }) => email.kind === 'order-processing');
    const path = `/orders/${order.id}/emails/${id}`;
    const preview = await client.send('GET', `${path}/preview`);
    expect(preview.body).toMatchObject({ subject: /being prepared/, html: /<html/, text: /tray/i });
    mails.length = 0;
    const again = await client.send('POST', `${path}/resend`);
    expect(again.body).toEqual({ queued: true, to: 'ada@example.com' });
    await client.send('POST', `${path}/resend`, { to: 'Ben@Example.com' });
    await sendAll();
    expect(mails.map(({ to }) => to)).toEqual(['ada@example.com', 'ben@example.com']);
    expect((await client.send('GET', `/orders/${order.id}/emails`)).body).toHaveLength(4);
  });

  test('of other orders are not found, and a wrong address is refused', async () => {
    expect((await client.send('GET', '/orders/999999/emails')).status).toBe(404);
    const path = `/orders/${order.id}/emails`;
    expect((await client.send('GET', `${path}/none/preview`)).status).toBe(404);
    const [{ id }] = (await client.send('GET', path)).body;
    const wrong = await client.send('POST', `${path}/${id}/resend`, { to: 'nobody' });
    expect(wrong).toMatchObject({ status: 400, body: { data: { params: { to: /./ } } } });
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('GET', path)).status).toBe(403);
  });
});

describe('why a line costs what it costs', () => {
  test('are steps that add up to its total', async () => {
    const [line] = order.line_items;
    const { body } = await client.send('GET', `/orders/${order.id}/lines/${line?.id}/price`);
    expect(body.steps[0]).toMatchObject({ code: 'product', label: 'Price of the product' });
    const sum = body.steps.reduce((all: number, { amount }: { amount: number }) => all + amount, 0);
    expect(sum).toBe(body.total);
    expect((await client.send('GET', `/orders/${order.id}/lines/1000000/price`)).status).toBe(404);
  });
});

describe('the emails of the shop', () => {
  test.each(EMAIL_KINDS)('%s is shown as HTML and text', async (kind) => {
    const { status, body } = await client.send('GET', `/emails/${kind}/preview`);
    expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/\{\w+\}/)]);
  });

  test('are switched off and on, with texts of the shop', async () => {
    const texts = { 'emails.processing.subject': 'Packing {number}' };
    const saved = await client.send('PUT', '/emails/order-processing', { enabled: false, texts });
    expect(saved.body).toMatchObject({ enabled: false, subject: 'Packing {number}' });
    const stored = await readSettings(db, (problem) => expect(problem).toBeUndefined());
    expect(stored['mail.off']).toEqual(['order-processing']);
    const reset = { enabled: true, texts: { 'emails.processing.subject': null } };
    const back = await client.send('PUT', '/emails/order-processing', reset);
    expect(back.body).toMatchObject({ enabled: true, subject: /being prepared/ });
    expect((await client.send('GET', '/emails')).body).toHaveLength(EMAIL_KINDS.length);
  });

  test.each([
    ['reset-password', { enabled: false }, 'enabled'],
    ['welcome', { texts: { 'emails.processing.subject': 'x' } }, 'texts'],
    ['welcome', { texts: { 'emails.welcome.subject': 7 } }, 'texts'],
    ['welcome', { texts: 'x' }, 'texts'],
    ['welcome', { enabled: 'perhaps' }, 'enabled'],
  ])('%s refuses %j', async (kind, body, field) => {
    const response = await client.send('PUT', `/emails/${kind}`, body);
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.data.params)).toEqual([field]);
  });

  test('are sent to look at, with an example or an order', async () => {
    mails.length = 0;
    const to = 'max@example.com';
    await client.send('POST', '/emails/welcome/test', { to });
    await client.send('POST', '/emails/order-processing/test', { to, order_id: order.id });
    await sendAll();
    expect(mails).toMatchObject([
      { to, subject: /^\[Test\] Welcome/ },
      { to, subject: /^\[Test\] Your order/ },
    ]);
    for (const body of [{}, { to: 'x' }, { to, order_id: 999_999 }, { to, order_id: -1 }]) {
      expect((await client.send('POST', '/emails/invoice/test', body)).status).toBe(400);
    }
    expect((await client.send('GET', '/emails/none/preview')).status).toBe(404);
  });
});

describe('texts of an email that are not saved', () => {
  const path = '/emails/order-processing';
  const title = 'emails.processing.title';

  test('are shown and tested as they would be sent, and change nothing', async () => {
    const texts = { [title]: 'Hi {first_name} <i>you</i>', 'emails.processing.closing': 'Yours' };
    const draft = { texts, last_order: true };
    const { status, body } = await client.send('POST', `${path}/preview`, draft);
    expect(status).toBe(200);
    expect(body.order_number).toBe(order.number);
    expect(body.html).toContain('Hi Ada &lt;i&gt;you&lt;/i&gt;');
    expect(body.text).toMatch(/Yours\n\n-- /);
    mails.length = 0;
    await client.send('POST', `${path}/test`, { to: 'max@example.com', ...draft });
    await sendAll();
    expect(mails).toMatchObject([{ to: 'max@example.com', html: body.html }]);
    const saved = await client.send('GET', `${path}/preview?last_order=true`);
    expect(saved.body.html).not.toContain('Hi Ada');
  });

  test('give way to an example where the last order is not sent such an email', async () => {
    const { body } = await client.send('POST', '/emails/payment-reminder/preview', {
      last_order: true,
    });
    expect(body).toMatchObject({ order_number: '', subject: /Reminder/ });
  });

  test.each([
    [{ [title]: 'Hi {nmae}' }, /\{nmae\} is not known here; known: .*\{name\}/],
    [{ [title]: ' ' }, /empty/],
    [{ [title]: 'x'.repeat(3000) }, /2000/],
    [{ 'emails.welcome.title': 'x' }, /does not belong here/],
    [[title], /not of type object|must be texts/],
  ])('%j is refused wherever it is sent', async (texts, reason) => {
    for (const [method, address] of [
      ['PUT', path],
      ['POST', `${path}/preview`],
      ['POST', `${path}/test`],
    ] as const) {
      const response = await client.send(method, address, { texts, to: 'max@example.com' });
      const reasons = Object.values(response.body.data.params).join();
      expect([response.status, reasons]).toEqual([400, expect.stringMatching(reason)]);
    }
  });

  test('are refused to whoever read an older version, and logged', async () => {
    const { headers } = await client.send('GET', path);
    const version = { ...client.credentials, 'if-match': headers.get('etag') ?? '' };
    const save = (text: string) => client.send('PUT', path, { texts: { [title]: text } }, version);
    expect((await save('First')).status).toBe(200);
    expect((await save('Second')).status).toBe(412);
    const logged = await db.selectFrom('manager_changes').select(['after']).execute();
    expect(logged.map(({ after }) => after).join()).toContain('First');
    await client.send('PUT', path, { texts: { [title]: null } });
  });

  test('are not shown with an order to whoever may not see orders', async () => {
    const id = 'custom_writer' as const;
    const permissions = ['manage-settings' as const];
    const roles = [{ id, name: 'Writer', permissions, refundLimit: null }];
    const writer = await vitrineClient(db, { role: id, settings: { 'staff.roles': roles } });
    const last = await writer.send('POST', `${path}/preview`, { last_order: true });
    expect(last).toMatchObject({ status: 200, body: { order_number: '' } });
    const named = await writer.send('GET', `${path}/preview?order_id=${order.id}`);
    expect(named.status).toBe(403);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('POST', `${path}/preview`, {})).status).toBe(403);
  });
});

describe('who wrote and who subscribed', () => {
  test('are lists and CSV files', async () => {
    const key = { key: 'k', consent: 'Yes, please', asked_at: NOW, ended_at: null };
    await db
      .insertInto('newsletter_subscribers')
      .values([
        { email: '=ann@example.com', created_at: NOW, confirmed_at: NOW, ...key },
        { email: 'ben@example.com', created_at: NOW, confirmed_at: null, ...key },
      ])
      .execute();
    const { body } = await client.send('GET', '/newsletter-subscribers');
    expect(body).toMatchObject([{ email: '=ann@example.com', state: 'subscribed' }]);
    const response = await client.send('GET', '/newsletter-subscribers?state=asked&search=BEN');
    expect(response.body).toMatchObject([{ email: 'ben@example.com', confirmed_at: null }]);
    const { authorization } = client;
    const file = await client.ask('/wp-json/vitrine/v1/newsletter-subscribers.csv?_fields=x', {
      headers: { authorization },
    });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=UTF-8');
    expect(file.headers.get('content-disposition')).toContain('newsletter.csv');
    expect(await file.text()).toContain(`'=ann@example.com,subscribed,"Yes, please"`);
    const messages = await client.ask('/wp-json/vitrine/v1/contact-messages.csv', {
      headers: { authorization },
    });
    expect(await messages.text()).toContain('id,sent_at,name,email,subject,text');
    const open = await client.ask('/wp-json/vitrine/v1/newsletter-subscribers.csv');
    expect(open.status).toBe(401);
    const exported = await db
      .selectFrom('audit_log')
      .select(['customer_id', 'details'])
      .where('event', '=', 'data-exported')
      .orderBy('id')
      .execute();
    const by = { customer_id: client.customerId };
    expect(exported).toEqual([
      { ...by, details: expect.stringContaining('"file":"newsletter"') },
      { ...by, details: expect.stringContaining('"file":"contact-messages"') },
    ]);
  });
});
