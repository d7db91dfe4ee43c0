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
      reviews_held: null,
      payment_notices: null,
      products_sold_out: null,
      jobs_dead: null,
      backup_overdue: null,
      mail_trouble: null,
    });
  });
});
