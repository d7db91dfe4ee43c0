import { beforeEach, describe, expect, test } from 'vitest';
import { loadBoosters } from '#server/boosters/load-boosters.ts';
import { saveBooster } from '#server/boosters/save-booster.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { placeTestOrder } from '#server/checkout/testing/place-test-order.ts';
import { changeStatus } from '#server/orders/testing/change-order.ts';
import { ada, buyer, NOW, orderContext } from '#server/orders/testing/test-order.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { BOOSTER_DEFAULTS } from '#server/settings/groups/booster-settings.ts';
import { BOOSTER_NEWS_ACTION } from '#wire/boosters.ts';
import { linkedStoreProduct } from '#wire/store/product.ts';
import { browser, nonces } from '../testing/test-browser.ts';

const { db } = await testDatabase();
const shop: CartShop = await fillCartShop(db);
const DAY = 86_400_000;

beforeEach(async () => {
  await db.deleteFrom('product_boosters').execute();
});

async function loadVisible(id: number, changed: Partial<Settings> = {}, now = NOW) {
  const ctx = { ...orderContext(db, changed), now };
  const product = await findProductById(ctx, id);
  if (!product) throw new Error('no such product');
  const found = await loadBoosters(ctx, product);
  if (!found) return null;
  const { messages, ...rest } = found;
  expect(Object.keys(messages)).toContain('boosters.countdown');
  return rest;
}

describe('what a product shows', () => {
  test('nothing until it is given something', async () => {
    expect(await loadVisible(shop.tray)).toBeNull();
  });

  test('a countdown by time of day and start date [SB-01] [SB-02]', async () => {
    await saveBooster(db, shop.tray, 'countdown', { time: '09:30', startDate: '2026-06-03' });
    expect(await loadVisible(shop.tray)).toEqual({
      productId: shop.tray,
      countdown: {
        time: '09:30',
        startDate: '2026-06-03',
        end: 'restart',
        title: '',
        message: '',
      },
    });
  });

  test('ship and arrival as pairs of days, 1 and 2, 3 and 7 unless set otherwise [SB-09]', async () => {
    await saveBooster(db, shop.tray, 'delivery', {});
    await saveBooster(db, shop.mug, 'delivery', { ship: [0, 1], arrival: [2, 4] });
    expect((await loadVisible(shop.tray))?.delivery).toMatchObject({
      ship: [1, 2],
      arrival: [3, 7],
    });
    expect((await loadVisible(shop.mug))?.delivery).toMatchObject({
      ship: [0, 1],
      arrival: [2, 4],
    });
  });

  test('viewers are counted unless the shop wants them invented [SB-05] [SB-07]', async () => {
    await saveBooster(db, shop.tray, 'viewers', {});
    expect((await loadVisible(shop.tray))?.viewers).toEqual({ mode: 'measured' });
    await saveBooster(db, shop.tray, 'viewers', { mode: 'random', direction: 'increase' });
    expect((await loadVisible(shop.tray))?.viewers).toEqual({
      mode: 'random',
      start: [10, 30],
      step: [1, 3],
      pause: [3, 8],
      direction: 'increase',
    });
  });

  test('everywhere by setting, except where a product leaves itself out; nowhere when switched off', async () => {
    const all = { 'boosters.delivery': { ...BOOSTER_DEFAULTS.delivery, where: 'all' as const } };
    expect((await loadVisible(shop.tray, all))?.delivery).toBeDefined();
    await saveBooster(db, shop.tray, 'delivery', { off: true });
    expect(await loadVisible(shop.tray, all)).toBeNull();
    await saveBooster(db, shop.tray, 'delivery', {});
    const off = { 'boosters.delivery': { ...BOOSTER_DEFAULTS.delivery, where: 'off' as const } };
    expect(await loadVisible(shop.tray, off)).toBeNull();
    await saveBooster(db, shop.tray, 'delivery', null);
    expect(await loadVisible(shop.tray)).toBeNull();
  });

  test('real stock, only where it is short, and free delivery as the zone has it', async () => {
    await saveBooster(db, shop.tray, 'stock', {});
    expect((await loadVisible(shop.tray))?.stock).toEqual({ left: 20, upTo: 20, said: false });
    await saveBooster(db, shop.tray, 'stock', { upTo: 19 });
    expect(await loadVisible(shop.tray)).toBeNull();
    await saveBooster(db, shop.tray, 'freeShipping', {});
    expect((await loadVisible(shop.tray))?.freeShipping).toEqual({ threshold: 7500, price: 4800 });
    const fixed = await loadVisible(shop.tray, { 'shipping.freeFrom': 5000 });
    expect(fixed?.freeShipping?.threshold).toBe(5000);
    expect(await loadVisible(shop.tray, { 'shipping.enabled': false })).toBeNull();
  });

  test('what needs no delivery has no delivery dates', async () => {
    await saveBooster(db, shop.card, 'delivery', {});
    await saveBooster(db, shop.card, 'freeShipping', {});
    expect(await loadVisible(shop.card)).toBeNull();
  });

  test('a countdown that has ended for good and hides takes no room [SB-04]', async () => {
    const once = { time: '12:00', startDate: '2026-06-02', end: 'hide' } as const;
    await saveBooster(db, shop.tray, 'countdown', once);
    expect((await loadVisible(shop.tray))?.countdown).toBeDefined();
    expect(await loadVisible(shop.tray, {}, NOW + 2 * DAY)).toBeNull();
  });
});

test.each([
  ['a time of day', 'countdown', { time: '25:00' }, 'time'],
  ['a day of the calendar', 'countdown', { startDate: '2026-02-30' }, 'startDate'],
  ['an end we know', 'countdown', { end: 'explode' }, 'end'],
  ['a pair', 'delivery', { ship: [1] }, 'ship'],
  ['days to come', 'delivery', { arrival: [-1, 3] }, 'arrival.0'],
  ['its own fields', 'stock', { where: 'all' }, ''],
] as const)('only %s is saved', async (_, kind, input, field) => {
  const saved = await saveBooster(db, shop.tray, kind, input as never);
  expect(saved).toMatchObject({ ok: false, problems: [{ code: 'booster-invalid', field }] });
  expect(await loadVisible(shop.tray)).toBeNull();
});

describe('the last sale', () => {
  const sale = (changes: Partial<Settings['boosters.sale']>) => ({
    'boosters.sale': { ...BOOSTER_DEFAULTS.sale, where: 'all' as const, ...changes },
  });

  test('is of a real order, and names nobody unless the shop says so', async () => {
    const ctx = orderContext(db);
    const who = await buyer(ctx, [{ productId: shop.tray }]);
    const billing = { ...ada, firstName: 'Ada Maria', city: 'Ghent' };
    const placed = await placeTestOrder(ctx, who, { billing });
    // Not yet paid for.
    expect(await loadVisible(shop.tray, sale({}))).toBeNull();
    await changeStatus(ctx, placed.order.id, 'completed');
    expect(await loadVisible(shop.tray)).toBeNull();
    const at = { at: NOW };
    expect((await loadVisible(shop.tray, sale({})))?.sale).toEqual({ ...at, name: '', town: '' });
    const town = await loadVisible(shop.tray, sale({ who: 'town' }));
    expect(town?.sale).toEqual({ ...at, name: '', town: 'Ghent' });
    const name = await loadVisible(shop.tray, sale({ who: 'name-and-town' }));
    expect(name?.sale).toEqual({ ...at, name: 'Ada', town: 'Ghent' });
    expect(JSON.stringify(name)).not.toMatch(/Maria|Example|10001|Main Street|ada@/);
    expect(await loadVisible(shop.tray, sale({}), NOW + 8 * DAY)).toBeNull();
    expect(await loadVisible(shop.vase, sale({}))).toBeNull();
  });
});

describe('vitrine_booster_news', () => {
  async function news(fields: Record<string, string>, agent = 'one') {
    const body = new URLSearchParams({
      action: BOOSTER_NEWS_ACTION,
      nonce: nonces.public,
      ...fields,
    });
    const reply = await browser(db).ask('/wp-admin/admin-ajax.php', {
      method: 'POST',
      headers: { 'user-agent': agent },
      body,
    });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    return reply.json();
  }

  test('tells the shop’s time to every device', async () => {
    expect(await news({})).toEqual({ now: NOW, viewers: null });
  });

  test('counts each visitor once and says nothing below the minimum', async () => {
    await saveBooster(db, shop.tray, 'viewers', { minimum: 2 });
    const look = { product_id: String(shop.tray), viewers: '1' };
    expect(await news(look)).toMatchObject({ viewers: null });
    expect(await news(look)).toMatchObject({ viewers: null });
    expect(await news(look, 'another')).toMatchObject({ viewers: 2 });
    await saveBooster(db, shop.tray, 'viewers', { mode: 'random' });
    expect(await news(look)).toMatchObject({ viewers: null });
    expect(await news({ product_id: 'x', viewers: '1' })).toMatchObject({ viewers: null });
  });
});

describe('what programs read', () => {
  const read = async (path: string) => {
    const response = await browser(db).ask(`/wp-json/${path}`);
    return { status: response.status, body: await response.json() };
  };

  test('the rules with each product of the Store API, and what they come to now [SB-02] [SB-09]', async () => {
    await saveBooster(db, shop.tray, 'countdown', { time: '09:30', startDate: '2026-06-03' });
    await saveBooster(db, shop.tray, 'delivery', {});
    const product = linkedStoreProduct.parse(
      (await read(`wc/store/v1/products/${shop.tray}`)).body,
    );
    const rules = product.extensions.vitrine?.boosters;
    expect(rules).toEqual({
      countdown: {
        time: '09:30',
        start_date: '2026-06-03',
        end: 'restart',
        title: '',
        message: '',
      },
      delivery: {
        ship: [1, 2],
        arrival: [3, 7],
        cut_off: '',
        working_days: [],
        holidays: [],
        method: '',
      },
      stock: null,
      free_shipping: false,
      viewers: null,
      time_zone: 'UTC',
    });
    const { body: list } = await read('wc/store/v1/products?per_page=100');
    const of = (id: number) => list.find((each: { id: number }) => each.id === id);
    expect(of(shop.tray).extensions.vitrine.boosters).toEqual(rules);
    expect(of(shop.lights).extensions.vitrine.boosters).toBeNull();

    const now = await read(`vitrine/v1/products/${shop.tray}/boosters`);
    expect(now.body).toEqual({
      product_id: shop.tray,
      now: NOW,
      rules,
      countdown: { kind: 'running', target: Date.parse('2026-06-03T09:30Z') },
      delivery: {
        today: '2026-06-01',
        ship: { from: '2026-06-02', to: '2026-06-03' },
        arrival: { from: '2026-06-04', to: '2026-06-08' },
      },
      stock_left: null,
      free_shipping_from: null,
      last_sale: null,
      together: null,
    });
    expect((await read('vitrine/v1/products/999999/boosters')).status).toBe(404);
  });
});
