import { beforeEach, describe, expect, test } from 'vitest';
import type { MailTrouble } from '#rules/emails/mail-trouble.ts';
import { NOW } from '#server/cart/testing/cart-shop.ts';
import {
  type MailEnvironment,
  mailEnvironment,
} from '#server/emails/mail-servers/mail-delivery.ts';
import { noteAccepted, noteFailed } from '#server/emails/mail-servers/mail-record.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { queueJob } from '#server/platform/jobs/queue-job.ts';
import { NO_SERVICES } from '#server/platform/services.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
type Client = Awaited<ReturnType<typeof vitrineClient>>;
let manager: Client;

beforeEach(async () => {
  await database.reset();
  manager = await vitrineClient(db);
});

interface Step {
  id: string;
  done: boolean;
}

async function doneBy(client: Client): Promise<string[]> {
  const { body } = await client.send('GET', '/set-up');
  return body.steps.filter(({ done }: Step) => done).map(({ id }: Step) => id);
}

async function make(path: string, body: unknown): Promise<number> {
  const { ask, authorization } = manager;
  const headers = { 'content-type': 'application/json', authorization };
  const response = await ask(`/wp-json/wc/v3/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

describe('the first steps', () => {
  test('tick themselves off from the state of the shop', async () => {
    const before = await doneBy(manager);
    expect(before).not.toContain('product');
    await make('taxes', { country: 'DE', rate: '19', name: 'VAT' });
    const product = { name: 'Vase', regular_price: '12.00' };
    await make('products', { ...product, status: 'draft' });
    expect(await doneBy(manager)).not.toContain('product');
    const id = await make('products', { ...product, status: 'publish' });
    expect(await doneBy(manager)).toEqual(expect.arrayContaining(['tax', 'product']));
    expect(await doneBy(manager)).not.toContain('order');
    await make('orders', { line_items: [{ product_id: id, quantity: 1 }] });
    expect(await doneBy(manager)).toContain('order');
  });

  test('count what the settings say', async () => {
    const settings = {
      'shop.name': 'Lantern',
      'shop.address1': 'Storgata 1',
      'shop.city': 'Oslo',
      'tax.enabled': false,
      'shipping.enabled': false,
    };
    expect(await doneBy(await vitrineClient(db, { settings }))).toEqual(
      expect.arrayContaining(['name', 'address', 'tax', 'shipping']),
    );
    expect(await doneBy(manager)).not.toContain('name');
    expect(await doneBy(manager)).toContain('open');
    const closed = await vitrineClient(db, { settings: { 'comingSoon.closed': true } });
    expect(await doneBy(closed)).not.toContain('open');
  });

  test('report it while emails reach nobody, as home and health do', async () => {
    const address = 'smtp://mail.example:587';
    const of = (environment: MailEnvironment) =>
      vitrineClient(db, { parts: { services: mailEnvironment.add(NO_SERVICES, environment) } });
    const isSeen = async (client: Client, trouble: MailTrouble | null) => {
      expect((await doneBy(client)).includes('mail')).toBe(trouble === null);
      expect((await client.send('GET', '/attention')).body.mail_trouble).toBe(trouble);
      const { checks } = (await client.send('GET', '/health')).body;
      const check = checks.find(({ id }: { id: string }) => id === 'mail');
      if (trouble === null) expect(check).toBeUndefined();
      else expect(check).toMatchObject({ status: 'bad', advice: expect.stringContaining('test') });
      return check?.message;
    };
    await isSeen(await of({ demo: true }), null);
    await isSeen(await of({ demo: false }), 'files');
    const live = await of({ demo: false, smtpUrl: address });
    expect(await isSeen(live, 'untried')).toContain('mail.example:587');
    await noteFailed(db, 'mail.example:587', '535 wrong password', NOW);
    expect(await isSeen(live, 'failing')).toContain('535 wrong password');
    await noteAccepted(db, 'mail.example:587', NOW + 1);
    await isSeen(live, null);
    // What another server took says nothing of this one.
    await isSeen(await of({ demo: false, smtpUrl: 'smtp://other.example:587' }), 'untried');
  });

  test('are taken away for the whole shop, by whoever may', async () => {
    const gone = await manager.send('PUT', '/set-up', { dismissed: true });
    expect(gone).toMatchObject({ status: 200, body: { dismissed: true } });
    const stored = await db.selectFrom('settings').select(['name', 'value']).execute();
    expect(stored).toContainEqual({ name: 'shop.setUpDismissed', value: 'true' });
    const log = (await manager.send('GET', '/log?subject=shop.setUpDismissed')).body;
    expect(log).toMatchObject([{ resource: 'setting', before: false, after: true }]);
    expect((await manager.send('PUT', '/set-up', {})).status).toBe(400);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('PUT', '/set-up', { dismissed: true })).status).toBe(403);
  });
});

describe('the legal pages', () => {
  const PATH = '/set-up/legal-pages';
  const settings = {
    'shop.name': 'Lantern & <Sons>',
    'shop.address1': 'Storgata 1',
    'shop.city': 'Oslo',
    'shop.country': 'NO',
    'shop.email': 'post@lantern.example',
    'shop.taxNumber': 'NO 123',
  };
  interface Listed {
    id: number | null;
    slug: string;
    status: string;
  }
  const read = async (client: Client) =>
    (await client.send('GET', PATH)).body.map(({ slug, status }: Listed) => `${slug} ${status}`);

  test('are written once, as drafts with the shop’s address, and never over another page', async () => {
    const owner = await vitrineClient(db, { settings });
    const slugs = ['imprint', 'terms', 'privacy', 'returns'];
    expect(await read(owner)).toEqual(slugs.map((slug) => `${slug} missing`));
    const twice = await Promise.all([owner.send('POST', PATH, {}), owner.send('POST', PATH, {})]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(owner)).toEqual(slugs.map((slug) => `${slug} draft`));
    const pages = await db.selectFrom('documents').select(['id', 'slug']).execute();
    expect(pages).toHaveLength(4);
    const texts = await db.selectFrom('blocks').select('settings').execute();
    expect(texts).toHaveLength(4);
    const all = texts.map((row) => row.settings).join();
    expect(all).toContain('Lantern &amp; &lt;Sons&gt;');
    expect(all).toContain('Storgata 1, Oslo, Norway');
    expect(all).toContain('Tax number NO 123');
    expect(all).not.toMatch(/\{(name|address|email|tax)\}/);
    for (const { settings: text } of texts) expect(text).toContain('To be checked');

    const step = async () => (await doneBy(owner)).includes('legal');
    expect(await step()).toBe(false);
    await db.updateTable('documents').set({ status: 'publish', title: 'Ours' }).execute();
    expect(await step()).toBe(true);
    await owner.send('POST', PATH, {});
    const titles = await db.selectFrom('documents').select('title').execute();
    expect(new Set(titles.map(({ title }) => title))).toEqual(new Set(['Ours']));
  });

  test('are put into the footer once they are published, and once', async () => {
    const owner = await vitrineClient(db, { settings });
    await owner.send('POST', PATH, {});
    expect((await owner.send('POST', `${PATH}/links`, {})).body).toMatchObject(
      Array.from({ length: 4 }, () => ({ linked: false })),
    );
    await db
      .updateTable('documents')
      .set({ status: 'publish' })
      .where('slug', 'in', ['terms', 'privacy'])
      .execute();
    await owner.send('POST', `${PATH}/links`, {});
    const { body } = await owner.send('POST', `${PATH}/links`, {});
    expect(body.map(({ linked }: { linked: boolean }) => linked)).toEqual([
      ...[false, true],
      ...[true, false],
    ]);
    const rows = await db.selectFrom('menu_items').select(['menu', 'label', 'url']).execute();
    expect(rows).toEqual([
      { menu: 'footer-1', label: 'Legal', url: '' },
      { menu: 'footer-1', label: expect.any(String), url: '/terms' },
      { menu: 'footer-1', label: expect.any(String), url: '/privacy' },
    ]);
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('POST', `${PATH}/links`, {})).status).toBe(403);
  });

  test('tell the checkout which they are, and are for managers', async () => {
    await manager.send('POST', PATH, {});
    const stored = await db.selectFrom('settings').select(['name', 'value']).execute();
    expect(stored).toEqual(
      expect.arrayContaining([
        { name: 'checkout.termsPage', value: '"terms"' },
        { name: 'checkout.privacyPage', value: '"privacy"' },
      ]),
    );
    const editor = await vitrineClient(db, { role: 'editor' });
    expect((await editor.send('POST', PATH, {})).status).toBe(403);
    expect((await editor.send('GET', PATH)).status).toBe(403);
  });
});

test('a look on a phone and a stored country are ticked off', async () => {
  expect(await doneBy(manager)).not.toContain('phone');
  await manager.send('PUT', '/set-up', { seen_on_phone: true });
  const phone = await vitrineClient(db, { settings: { 'shop.seenOnPhone': true } });
  expect(await doneBy(phone)).toContain('phone');
  expect(await doneBy(manager)).not.toContain('currency');
  await saveSetting(db, 'shop.country', 'US', NOW);
  expect(await doneBy(manager)).toContain('currency');
});

describe('what waits', () => {
  test('is counted in one answer, as far as the person may see it', async () => {
    const counts = async (client: Client) => (await client.send('GET', '/attention')).body;
    const none = { orders_on_hold: 0, orders_failed: 0 };
    expect(await counts(manager)).toMatchObject({ ...none, orders_to_ship: 0, reviews_held: 0 });
    const product = await make('products', { name: 'Vase', regular_price: '12.00' });
    const line_items = [{ product_id: product, quantity: 1 }];
    await make('orders', { status: 'processing', line_items });
    const trashed = await make('orders', { status: 'processing', line_items });
    await db.updateTable('orders').set({ trashed: 1 }).where('id', '=', trashed).execute();
    const review = { product_id: product, review: 'Fine', reviewer: 'Bea', rating: 5 };
    const reviewer_email = 'bea@example.com';
    await make('products/reviews', { ...review, reviewer_email, status: 'hold' });
    await queueJob(db, 'email', {}, NOW);
    await db.updateTable('jobs').set({ state: 'dead' }).execute();
    await make('products', { name: 'Bowl', stock_status: 'outofstock' });
    const entry = { details: '{}', count: 1, first_at: NOW };
    const day = 24 * 60 * 60 * 1000;
    await db
      .insertInto('manager_log')
      .values([
        { code: 'payments.notice', subject: 'order 1', last_at: NOW, ...entry },
        { code: 'payments.difference', subject: 'order 2', last_at: NOW - 8 * day, ...entry },
        { code: 'options.formulaFailed', subject: 'form 1', last_at: NOW, ...entry },
      ])
      .execute();
    const result = await counts(manager);
    const { orders_to_ship, reviews_held, jobs_dead, products_sold_out, payment_notices } = result;
    expect({ products_sold_out, payment_notices }).toEqual({
      products_sold_out: 1,
      payment_notices: 1,
    });
    expect({ orders_to_ship, reviews_held }).toEqual({ orders_to_ship: 1, reviews_held: 1 });
    expect(jobs_dead).toBeGreaterThan(0);
    expect(await counts(await vitrineClient(db, { role: 'editor' }))).toEqual({
      orders_to_ship: null,
      orders_on_hold: null,
      orders_failed: null,
      returns_open: null,
      reviews_held: null,
      payment_notices: null,
      products_sold_out: null,
      jobs_dead: null,
      backup_overdue: null,
      mail_trouble: null,
    });
  });
});
