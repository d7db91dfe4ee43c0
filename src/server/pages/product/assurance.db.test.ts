import { beforeEach, expect, test } from 'vitest';
import { shopContext, visitor } from '#server/cart/testing/cart-shop.ts';
import { fillOptionShop } from '#server/cart/testing/option-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { sampleProduct, sampleStock } from '#wire/samples/product.ts';
import { productAssurance } from './product-assurance.ts';
import { productPage } from './product-page.ts';

const database = await testDatabase();
const { db } = database;

beforeEach(async () => {
  await database.filled(fillOptionShop);
  await db.deleteFrom('shipping_methods').execute();
  await db.deleteFrom('shipping_zones').execute();
  await saveShippingZone(db, {
    name: 'United States',
    countries: ['US'],
    methods: [
      { kind: 'flat_rate', title: 'Post', cost: '6' },
      { kind: 'free_shipping', title: 'Free', requires: 'min_amount', minAmount: 7500 },
      { kind: 'local_pickup', title: 'Collect', cost: '0' },
    ],
  });
});

/** 2026-11-10 is a Tuesday. */
async function pageAt(now: string, settings: object = {}) {
  const base = shopContext(db);
  const set = { 'delivery.cutOff': '14:00', 'returns.days': 30, 'returns.page': '/delivery' };
  const ctx = {
    ...base,
    now: Date.parse(now),
    settings: { ...base.settings, ...set, ...settings },
  };
  const request = { path: '/product/board', params: { slug: 'board' }, visitor: visitor() };
  const result = await productPage.load(ctx, { ...request, query: new URLSearchParams() });
  if (result.kind !== 'page') throw new Error('no page');
  // The locale puts thin spaces around its dash.
  const lines = result.data.assurance;
  const delivery = lines?.delivery.replace(/\u2009/g, ' ');
  return {
    lines: lines && { ...lines, delivery },
    freshUntil: result.freshUntil,
    tags: result.tags,
    offers: result.head.jsonLd[0]?.offers,
  };
}

test('the page says when it arrives, what delivery costs, and how it is returned and paid', async () => {
  const { lines, freshUntil, tags, offers } = await pageAt('2026-11-10T13:00Z');
  expect(offers).toMatchObject({
    shippingDetails: {
      shippingRate: { value: '6.00', currency: 'USD' },
      deliveryTime: { handlingTime: { minValue: 1, maxValue: 2 } },
    },
    hasMerchantReturnPolicy: { merchantReturnDays: 30 },
  });
  expect(lines).toEqual({
    marks: ['bank', 'cheque', 'cash'],
    delivery: 'Arrives Nov 13 – 18 in United States for $6.00, free from $75.00',
    returns: '30 days to send it back',
    returnsUrl: '/delivery',
    payment: expect.stringContaining('Payment: Bank transfer'),
  });
  // Cached no longer than the day it promises is true.
  expect(freshUntil).toBe(Date.parse('2026-11-10T14:00Z'));
  expect(tags).toContain('shipping');
});

test('after the cut-off it is another day, until midnight', async () => {
  const { lines, freshUntil } = await pageAt('2026-11-10T14:00Z');
  expect(lines?.delivery).toContain('Nov 16 – 19');
  expect(freshUntil).toBe(Date.parse('2026-11-11T00:00Z'));
});

test('a product may take longer, and a shop may promise nothing', async () => {
  const slow = await pageAt('2026-11-10T09:00Z', { 'delivery.handlingOf': { board: [5, 5] } });
  expect(slow.lines?.delivery).toContain('Nov 19 – 23');
  const silent = { 'delivery.estimate': false, 'returns.days': 0 };
  const quiet = await pageAt('2026-11-10T09:00Z', silent);
  expect(quiet.lines).toMatchObject({ delivery: '', returns: '' });
  expect(quiet.freshUntil).toBeNull();
});

test.each(['outofstock', 'onbackorder'] as const)(
  'what is %s has no day of arrival',
  async (status) => {
    const ctx = { ...shopContext(db), now: Date.parse('2026-11-10T09:00Z') };
    const of = (stock: ReturnType<typeof sampleStock>) =>
      productAssurance(ctx, sampleProduct({ stock }));
    expect((await of(sampleStock())).lines?.delivery).toContain('Arrives');
    expect(await of(sampleStock({ status }))).toMatchObject({
      lines: { delivery: '' },
      freshUntil: null,
    });
  },
);

test('what cannot be sent back says so, by its own name or that of its category', async () => {
  const base = shopContext(db);
  const loadReturns = async (except: string[], change: object = {}) => {
    const set = { 'returns.days': 30, 'returns.except': except };
    const ctx = { ...base, settings: { ...base.settings, ...set } };
    const url = '/product-category/made-to-order';
    const categories = [{ name: 'Made to order', url }];
    const product = { ...sampleProduct(), slug: 'board', categories, ...change };
    return (await productAssurance(ctx, product)).lines?.returns;
  };
  const refused = 'Made or packed for you: it cannot be sent back';
  expect(await loadReturns([])).toBe('30 days to send it back');
  expect(await loadReturns(['board'])).toBe(refused);
  expect(await loadReturns(['made-to-order'])).toBe(refused);
  expect(await loadReturns(['other', 'product-category'])).toBe('30 days to send it back');
  expect(await loadReturns(['board'], { virtual: true })).toBe('');
});
