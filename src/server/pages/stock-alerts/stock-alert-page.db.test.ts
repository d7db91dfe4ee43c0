import { beforeEach, describe, expect, test } from 'vitest';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import { type QueuedEmail, readQueuedEmail } from '#server/emails/email.ts';
import { returnStock } from '#server/orders/stock/move-stock.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { getVisitor, signWords, type Visitor } from '#server/platform/sessions/visitor.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { loadSecret } from '#server/settings/load-secret.ts';
import { testContext } from '#server/settings/testing/test-context.ts';
import { purgeStockAlerts, sendStockAlerts } from '#server/stock-alerts/send-alerts.ts';
import { fillSmallShop, NOW } from '../testing/small-shop.ts';
import { stockAlertPage } from './stock-alert-page.ts';

const database = await testDatabase();
const { db } = database;
const DAY = 24 * 60 * 60 * 1000;
const EMAIL = 'ada@example.com';

let vase: number;
/** The ink mug, of which none is left; there are sand ones. */
let ink: number;
let secret: string;

beforeEach(async () => {
  await database.filled(fillSmallShop);
  secret = await loadSecret(at());
  const sold = { manageStock: true, stockQuantity: 0, publishedAt: NOW - DAY };
  vase = await saveProduct(
    db,
    { ...sold, slug: 'vase', name: 'Glass vase', regularPrice: 2400 },
    NOW,
  );
  const row = await db
    .selectFrom('variation_attributes')
    .select('variation_id')
    .where('value', '=', 'ink')
    .executeTakeFirstOrThrow();
  ink = row.variation_id;
});

function at(days = 0, settings: Partial<Settings> = {}) {
  return testContext(db, { settings, now: NOW + days * DAY });
}

function browser(address = '', cookie = ''): Visitor {
  const headers = new Headers(cookie === '' ? {} : { cookie });
  return getVisitor({ headers }, { secret, now: NOW, https: true, address });
}

function request(path: string, visitor: Visitor = browser()) {
  const url = new URL(path, 'https://shop.example');
  const query = stockAlertPage.canonicalQuery(url.searchParams, at().settings);
  return { path: url.pathname, params: {}, query, visitor };
}

type Result = Awaited<ReturnType<typeof stockAlertPage.load>> | undefined;

/** The page's data, or where it leads. */
function pageData(response: Result) {
  if (response?.kind !== 'page') return response;
  const { status, data, head } = response;
  return { status, ...data, index: head.index };
}

const open = async (path: string, days = 0) =>
  pageData(await stockAlertPage.load(at(days), request(path)));

async function press(
  path: string,
  fields: Record<string, string> = {},
  { days = 0, visitor = browser(), settings = {} as Partial<Settings> } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return pageData(await stockAlertPage.post?.(at(days, settings), request(path, visitor), form));
}

const ask = (item: number, choices = {}, more: Record<string, string> = {}) =>
  press(
    '/stock-alert',
    { item: String(item), alert_email: EMAIL, alert_age: '4000', ...more },
    choices,
  );

const rows = () => db.selectFrom('stock_alerts').selectAll().orderBy('item_id').execute();

async function emails(): Promise<QueuedEmail[]> {
  const jobs = await db.selectFrom('jobs').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => readQueuedEmail(JSON.parse(payload)));
}

/** Pieces come back as an order that is cancelled returns them. */
async function restock(item: number, parent: number | null = null): Promise<void> {
  const want = {
    productId: parent ?? item,
    variationId: parent === null ? null : item,
    owner: item,
    quantity: 2,
    name: '',
  };
  await returnStock(db, [want], { now: NOW, lowThreshold: 2 });
}

async function mugId(): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'mug')
    .executeTakeFirstOrThrow();
  return row.id;
}

describe('asking', () => {
  test('stores address, time and what was agreed to, and says so', async () => {
    expect(await open(`/stock-alert?item=${vase}`)).toMatchObject({
      view: 'form',
      index: false,
      about: { item: vase, name: 'Glass vase', url: '/product/vase' },
    });
    const result = await ask(vase, {}, { alert_email: ' Ada@Example.com ' });
    expect(result).toMatchObject({ status: 200, view: 'asked', typed: 'Ada@Example.com' });
    expect(await rows()).toEqual([
      {
        email: EMAIL,
        item_id: vase,
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        consent: expect.stringContaining('after 180 days, we delete your address'),
        asked_at: NOW,
      },
    ]);
    // Nothing is sent before it is back.
    expect(await emails()).toEqual([]);
  });

  test('twice is one row with the same answer, counted from the second time', async () => {
    const first = await ask(vase);
    expect(await ask(vase, { days: 3 })).toEqual(first);
    expect(await rows()).toMatchObject([{ item_id: vase, asked_at: NOW + 3 * DAY }]);
  });

  test('at the same moment twice is one row', async () => {
    await Promise.all([1, 2, 3].map(() => ask(vase)));
    expect(await rows()).toHaveLength(1);
  });

  test('a variation that is sold out, while others are not', async () => {
    expect(await ask(ink)).toMatchObject({
      view: 'asked',
      about: { name: 'Stoneware mug (Ink)', url: '/product/mug?attribute_pa_color=ink' },
    });
    expect(await rows()).toMatchObject([{ item_id: ink }]);
  });

  test('what can be bought has its own page, what is not sold has none', async () => {
    const mug = await mugId();
    expect(await open(`/stock-alert?item=${mug}`)).toMatchObject({ to: '/product/mug' });
    expect(await ask(mug)).toMatchObject({ kind: 'redirect', status: 303, to: '/product/mug' });
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', vase).execute();
    expect([await open(`/stock-alert?item=${vase}`), await ask(vase), await ask(99_999)]).toEqual([
      { kind: 'not-found' },
      { kind: 'not-found' },
      { kind: 'not-found' },
    ]);
    expect(await rows()).toEqual([]);
  });

  test.each(['', 'ada', '<b>@x'])('the address %j is refused at its field', async (typed) => {
    const result = await ask(vase, {}, { alert_email: typed });
    expect(result).toMatchObject({ status: 422, view: 'form', typed });
    expect(result).toMatchObject({ problem: expect.stringContaining('e-mail address') });
    expect(await rows()).toEqual([]);
  });

  test('programs get the same answer, and nothing is stored', async () => {
    const person = await ask(vase, { days: 1 });
    await db.deleteFrom('stock_alerts').execute();
    expect(await ask(vase, {}, { website: 'x' })).toEqual(person);
    expect(await ask(vase, {}, { alert_age: '200' })).toEqual(person);
    expect(await rows()).toEqual([]);
  });

  const secretCookie = `vitrine_session=${'a1'.repeat(32)}`;
  test.each([
    ['network address', () => browser('203.0.113.7')],
    ['browser, from wherever it is', (n: number) => browser(`198.51.100.${n}`, secretCookie)],
  ])('so many in an hour from one %s', async (_, visitorOfRound) => {
    const settings = { 'stockAlerts.limitPerHour': 3 };
    const views: unknown[] = [];
    for (let round = 0; round < 5; round += 1) {
      const visitor = visitorOfRound(round);
      const more = { alert_email: `many${round}@example.com` };
      views.push(await ask(vase, { visitor, settings }, more));
    }
    const requested = expect.objectContaining({ view: 'asked' });
    const refused = expect.objectContaining({ view: 'form', status: 422 });
    expect(views).toEqual([requested, requested, requested, refused, refused]);
    expect(await rows()).toHaveLength(3);
  });

  test('one mailbox waits for fifty things at most, and no one is notified', async () => {
    for (let n = 0; n < 50; n += 1) {
      const item_id = await saveProduct(db, { slug: `p${n}`, name: 'P', regularPrice: 1 }, NOW);
      const row = { email: EMAIL, item_id, key: '', consent: '', asked_at: NOW };
      await db.insertInto('stock_alerts').values(row).execute();
    }
    expect(await ask(vase)).toMatchObject({ view: 'asked' });
    expect(await rows()).toHaveLength(50);
  });

  test('a shop can switch it off', async () => {
    const settings = { 'stockAlerts.enabled': false };
    expect(await ask(vase, { settings })).toMatchObject({ status: 422, view: 'form' });
    expect(await rows()).toEqual([]);
  });
});

describe('when it is back', () => {
  test('everyone who waits gets one email, once, and is deleted', async () => {
    await ask(vase);
    await ask(vase, {}, { alert_email: 'bea@example.com' });
    await ask(ink);
    expect(await sendStockAlerts(at(1))).toBe(0);
    await restock(vase);
    expect(await sendStockAlerts(at(1))).toBe(2);
    expect(await sendStockAlerts(at(1))).toBe(0);
    expect((await emails()).map(({ kind, to }) => [kind, to])).toEqual([
      ['back-in-stock', EMAIL],
      ['back-in-stock', 'bea@example.com'],
    ]);
    expect(await emails()).toMatchObject([
      { data: { name: 'Glass vase', url: '/product/vase' } },
      { data: { name: 'Glass vase', url: '/product/vase' } },
    ]);
    expect(await rows()).toMatchObject([{ item_id: ink }]);
  });

  test('a variation is back by its own stock', async () => {
    await ask(ink);
    expect(await sendStockAlerts(at(1))).toBe(0);
    await restock(ink, await mugId());
    expect(await sendStockAlerts(at(1))).toBe(1);
    expect(await emails()).toMatchObject([
      { data: { name: 'Stoneware mug (Ink)', url: '/product/mug?attribute_pa_color=ink' } },
    ]);
  });

  test('more than one batch is sent in one go', async () => {
    const waiting = Array.from({ length: 230 }, (_, n) => ({
      email: `w${n}@example.com`,
      item_id: vase,
      key: 'ab'.repeat(16),
      consent: '',
      asked_at: NOW,
    }));
    await db.insertInto('stock_alerts').values(waiting).execute();
    await restock(vase);
    expect(await sendStockAlerts(at(1))).toBe(230);
    expect(new Set((await emails()).map(({ to }) => to)).size).toBe(230);
  });

  test('two processes at the same moment send it once', async () => {
    await ask(vase);
    await restock(vase);
    const sent = await Promise.all([1, 2, 3].map(() => sendStockAlerts(at(1))));
    expect(sent.toSorted()).toEqual([0, 0, 1]);
    expect(await emails()).toHaveLength(1);
  });

  test('a product that is hidden again, or deleted, sends nothing', async () => {
    await ask(vase);
    await restock(vase);
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', vase).execute();
    expect(await sendStockAlerts(at(1))).toBe(0);
    await db.deleteFrom('products').where('id', '=', vase).execute();
    expect(await rows()).toEqual([]);
  });
});

describe('ending it', () => {
  async function endLink(): Promise<string> {
    await ask(vase);
    await ask(ink);
    await ask(ink, {}, { alert_email: 'bea@example.com' });
    await restock(vase);
    await sendStockAlerts(at(1));
    const [email] = await emails();
    return email?.kind === 'back-in-stock' ? email.data.endUrl : '';
  }

  test('takes one press, by a person or a mail program, and ends all of that mailbox', async () => {
    const link = await endLink();
    // A mail program that looks at the link changes nothing.
    expect(await open(link, 900)).toMatchObject({ view: 'end', index: false });
    expect(await rows()).toHaveLength(2);
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    expect(await press(link, oneClick, { days: 900 })).toMatchObject({ view: 'ended' });
    expect(await rows()).toMatchObject([{ email: 'bea@example.com' }]);
    expect(await press(link, oneClick, { days: 901 })).toMatchObject({ view: 'ended' });
  });

  test('a link that was changed, or is of the newsletter, does nothing', async () => {
    const link = await endLink();
    const [other] = (await rows()).filter(({ email }) => email === 'bea@example.com');
    const foreign = link.replace(/key=\w+/, `key=${other?.key}`);
    const forged = link.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    const key = /key=(\w+)/.exec(link)?.[1] ?? '';
    const letter = signWords(secret, `newsletter end ${key} 0`).slice(0, 32);
    const newsletter = link.replace(/sig=\w+/, `sig=${letter}`);
    for (const wrong of [foreign, forged, newsletter, '/stock-alert', '/stock-alert?do=end']) {
      expect(await open(wrong)).toMatchObject({ view: 'expired' });
      expect(await press(wrong)).toMatchObject({ view: 'expired' });
    }
    expect(await rows()).toHaveLength(2);
  });
});

test('what does not come back is deleted after the days that were promised', async () => {
  await ask(vase);
  await purgeStockAlerts(at(180));
  expect(await rows()).toHaveLength(1);
  await purgeStockAlerts(at(181));
  expect(await rows()).toEqual([]);
});
