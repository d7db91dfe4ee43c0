import { beforeEach, describe, expect, test } from 'vitest';
import { eraseEmail } from '#server/accounts/privacy/erase-person.ts';
import { exportGuest } from '#server/accounts/privacy/export-data.ts';
import { addLine } from '#server/cart/changing/add-line.ts';
import { readCart } from '#server/cart/changing/change-cart.ts';
import { emptyCart } from '#server/cart/changing/change-lines.ts';
import { type CartShop, fillCartShop, NOW } from '#server/cart/testing/cart-shop.ts';
import { askForReminder, reminderChoice } from '#server/cart-reminders/ask-for-reminder.ts';
import { listReminders, reminderFigures } from '#server/cart-reminders/list-reminders.ts';
import { purgeCartReminders, sendCartReminders } from '#server/cart-reminders/send-reminders.ts';
import { type QueuedEmail, readQueuedEmail } from '#server/emails/email.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { getVisitor, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { cartReminderPage } from './cart-reminder-page.ts';

const database = await testDatabase();
const { db } = database;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const EMAIL = 'ada@example.com';
const ON = { 'basketReminders.enabled': true, 'basketReminders.limitPerHour': 0 } as const;

let shop: CartShop;
let secret: string;
let ada: Visitor;

beforeEach(async () => {
  shop = await database.filled(fillCartShop);
  secret = await loadSecret(at());
  ada = browser();
  await addLine(at(), ada, { productId: shop.tray, quantity: 2 });
});

function at(hours = 0, settings: Partial<Settings> = {}) {
  return testContext(db, { settings: { ...ON, ...settings }, now: NOW + hours * HOUR });
}

function browser(): Visitor {
  return getVisitor({ headers: new Headers() }, { secret, now: NOW, https: true, address: '' });
}

const agree = (visitor = ada, email = EMAIL, hours = 0, settings: Partial<Settings> = {}) =>
  askForReminder(at(hours, settings), visitor, { email, enabled: true });

const rows = () => db.selectFrom('basket_reminders').selectAll().orderBy('id').execute();

async function reminders(): Promise<Extract<QueuedEmail, { kind: 'basket-reminder' }>[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs
    .map(({ payload }) => readQueuedEmail(JSON.parse(payload)))
    .filter((email) => email.kind === 'basket-reminder');
}

function request(path: string, visitor: Visitor) {
  const url = new URL(path, 'https://shop.example');
  const query = cartReminderPage.canonicalQuery(url.searchParams, at().settings);
  return { path: url.pathname, params: {}, query, visitor };
}

async function open(path: string, visitor = browser(), hours = 5) {
  const result = await cartReminderPage.load(at(hours), request(path, visitor));
  return result.kind === 'page' ? result.data : result;
}

async function press(path: string, visitor = browser(), hours = 5) {
  const result = await cartReminderPage.post?.(at(hours), request(path, visitor), new FormData());
  return result?.kind === 'page' ? result.data : result;
}

async function inCart(visitor: Visitor) {
  const { cart } = await readCart(at(5), visitor);
  return cart.lines.map(({ stored }) => [stored.productId, stored.quantity]);
}

/** The first reminder's links. */
async function reminded() {
  await agree();
  expect(await sendCartReminders(at(5))).toBe(1);
  const [email] = await reminders();
  if (!email) throw new Error('no reminder was queued');
  return email.data;
}

async function order(email: string, hours: number, paid = true) {
  const { id } = await db
    .insertInto('orders')
    .values({
      order_key: `wc_order_${hours}`,
      idempotency_key: `key ${email} ${hours}`,
      email,
      status: 'processing',
      created_via: 'checkout',
      currency: 'USD',
      placed_at: NOW + hours * HOUR,
      updated_at: NOW + hours * HOUR,
      paid_at: paid ? NOW + hours * HOUR : null,
      paid_amount: 0,
      stock_state: 'taken',
      ...{ items: 5000, items_tax: 0, discount: 0, discount_tax: 0, fees: 0, fees_tax: 0 },
      ...{ shipping: 0, shipping_tax: 0, tax: 0, total: 5000, refunded: 500, tax_included: 0 },
      billing: '{}',
      customer_note: '',
      payment_method: 'bacs',
      payment_title: '',
      transaction_id: '',
      attribution: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('consent', () => {
  test('is stored with its words, changed with the address and withdrawn', async () => {
    expect(await reminderChoice(at(), ada)).toBe(false);
    await agree(ada, ' Ada@Example.com ');
    expect(await rows()).toMatchObject([
      { email: EMAIL, asked_at: NOW, due_at: NOW + 4 * HOUR, sent: 0 },
    ]);
    expect((await rows())[0]?.consent).toContain('a reminder of my basket');
    expect(await reminderChoice(at(), ada)).toBe(true);
    await agree(ada, 'ada@work.example');
    expect(await rows()).toMatchObject([{ email: 'ada@work.example' }]);
    await askForReminder(at(), ada, { email: EMAIL, enabled: false });
    expect(await rows()).toEqual([]);
  });

  test('counts for nothing with a wrong address, without a basket, or in a shop without reminders', async () => {
    await agree(ada, 'ada');
    await agree(browser());
    await agree(ada, EMAIL, 0, { 'basketReminders.enabled': false });
    expect(await rows()).toEqual([]);
    expect(await reminderChoice(at(0, { 'basketReminders.enabled': false }), ada)).toBeNull();
  });

  test('without it nothing is ever sent', async () => {
    expect(await sendCartReminders(at(500))).toBe(0);
  });
});

describe('reminders', () => {
  test('come at the set times, each once, and bring the coupon with the last', async () => {
    const coupon = { 'basketReminders.coupon': 'COMEBACK' };
    await agree();
    const sent: [number, number][] = [];
    for (const hours of [1, 4, 5, 23, 24, 30, 71, 72, 73, 200]) {
      sent.push([hours, await sendCartReminders(at(hours, coupon))]);
    }
    expect(sent.filter(([, count]) => count > 0)).toEqual([
      [4, 1],
      [24, 1],
      [72, 1],
    ]);
    const emails = await reminders();
    expect(emails.map(({ data }) => data.code)).toEqual(['', '', 'COMEBACK']);
    expect(emails[2]?.data.url).toContain('coupon=COMEBACK');
    expect(emails[0]?.data.things).toMatchObject([{ quantity: 2 }]);
  });

  test('count from the last change of the basket', async () => {
    await agree();
    await addLine(at(3), ada, { productId: shop.tray, quantity: 1 });
    expect(await sendCartReminders(at(6))).toBe(0);
    expect(await sendCartReminders(at(7))).toBe(1);
  });

  test('stop with an order by the same mailbox, and with an empty basket', async () => {
    await agree();
    await order(EMAIL, 1);
    expect(await sendCartReminders(at(5))).toBe(0);
    expect(await rows()).toMatchObject([{ due_at: null, owner: null }]);
    await agree();
    await emptyCart(at(6), ada);
    expect(await sendCartReminders(at(50))).toBe(0);
  });

  test('go on after the cart of a guest has ended', async () => {
    await reminded();
    await db.deleteFrom('carts').execute();
    expect(await sendCartReminders(at(25))).toBe(1);
    expect((await reminders())[1]?.data.things).toMatchObject([{ quantity: 2 }]);
  });
});

describe('the link', () => {
  test('shows what was left and brings it back in another browser', async () => {
    const { url } = await reminded();
    expect(await open(url)).toMatchObject({ view: 'restore', things: [{ quantity: 2 }] });
    const phone = browser();
    expect(await press(url, phone)).toEqual({ kind: 'redirect', status: 303, to: '/cart' });
    expect(await inCart(phone)).toEqual([[shop.tray, 2]]);
    expect(await rows()).toMatchObject([{ returned_at: NOW + 5 * HOUR }]);
  });

  test('adds to what is in the basket, and nothing twice', async () => {
    const { url } = await reminded();
    const phone = browser();
    await addLine(at(5), phone, { productId: shop.card, quantity: 1 });
    await press(url, phone);
    await press(url, phone);
    expect(await inCart(phone)).toEqual([
      [shop.card, 1],
      [shop.tray, 2],
    ]);
    await press(url, ada);
    expect(await inCart(ada)).toEqual([[shop.tray, 2]]);
  });

  test('brings nothing back when it is forged, too old, or the basket was ordered', async () => {
    const { url } = await reminded();
    const forged = url.replace(/sig=./, 'sig=_');
    expect(await open(forged)).toMatchObject({ view: 'expired' });
    expect(await press(forged)).toMatchObject({ view: 'expired' });
    expect(await press(url, browser(), 24 * 91)).toMatchObject({ view: 'expired' });
    await order(EMAIL, 6);
    await sendCartReminders(at(7));
    expect(await press(url, browser(), 8)).toMatchObject({ view: 'expired' });
  });

  test('that ends them asks first, and then nobody can ask in this name', async () => {
    const { endUrl, url } = await reminded();
    expect(await open(endUrl)).toMatchObject({ view: 'end' });
    expect(await press(endUrl)).toMatchObject({ view: 'ended' });
    expect(await sendCartReminders(at(99))).toBe(0);
    expect(await press(url)).toMatchObject({ view: 'expired' });
    await agree();
    expect(await rows()).toHaveLength(1);
  });
});

describe('figures and privacy', () => {
  test('say what was sent, who came back and what it brought', async () => {
    const { url } = await reminded();
    await press(url);
    const id = await order(EMAIL, 6);
    await sendCartReminders(at(7));
    expect(await reminderFigures(db)).toEqual({
      asked: 1,
      emails: 1,
      reminded: 1,
      returned: 1,
      ordered: 1,
      amount: 4500,
    });
    const { reminders: listed, total } = await listReminders(db, { offset: 0, limit: 10 });
    expect([total, listed]).toMatchObject([1, [{ email: EMAIL, state: 'ordered', orderId: id }]]);
  });

  test('an order that no reminder came before is not counted', async () => {
    await agree();
    await order(EMAIL, 1);
    await sendCartReminders(at(5));
    expect(await reminderFigures(db)).toMatchObject({ asked: 1, emails: 0, ordered: 0, amount: 0 });
  });

  test('are exported, erased, and deleted after their days', async () => {
    await reminded();
    expect(await exportGuest(at(6), EMAIL)).toMatchObject({
      basket_reminders: [{ sent: 1, consent: expect.stringContaining('e-mail me a reminder') }],
    });
    await purgeCartReminders(at(24 * 89));
    expect(await rows()).toHaveLength(1);
    await eraseEmail(db, EMAIL);
    expect(await rows()).toEqual([]);
    await agree();
    await purgeCartReminders({ ...at(), now: NOW + 91 * DAY });
    expect(await rows()).toEqual([]);
  });
});
