import { beforeAll, expect, test } from 'vitest';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import { type ManagerClient, managerClient } from '../../wc/testing/manager-client.ts';
import { vitrineClient } from '../testing/vitrine-client.ts';

const database = await testDatabase();
const { db } = database;
let shop: CartShop;
let client: Awaited<ReturnType<typeof vitrineClient>>;
let wc: ManagerClient;

beforeAll(async () => {
  shop = await database.filled(fillCartShop);
  client = await vitrineClient(db);
  wc = await managerClient(db);
});

const rows = async () =>
  Promise.all([
    db.selectFrom('coupons').select('id').execute(),
    db.selectFrom('manager_changes').select('id').execute(),
    db.selectFrom('jobs').select('id').execute(),
  ]);

test('a preview is what the engine takes off, and leaves nothing behind', async () => {
  const before = await rows();
  const preview = (coupon: object, more: object = {}) =>
    client.send('POST', '/coupons/preview', {
      coupon,
      lines: [
        { product_id: shop.tray, quantity: 2 },
        { product_id: shop.card, quantity: 1 },
      ],
      ...more,
    });
  const only = { discount_type: 'percent', amount: '25', product_ids: [shop.tray] };
  const { body } = await preview(only);
  const [tray, card] = body.lines;
  expect(body).toMatchObject({ applies: true, problem: '', free_shipping: false });
  expect(Number(tray.discount)).toBeCloseTo(Number(tray.subtotal) * 0.25, 2);
  expect(card.discount).toBe('0.00');
  expect(body.discount).toBe(tray.discount);
  expect(Number(body.total)).toBeCloseTo(Number(tray.total) + Number(card.total), 2);

  const waits = await preview({ ...only, minimum_amount: '100000' });
  expect(waits.body).toMatchObject({ applies: false, discount: '0.00' });
  expect(waits.body.problem).not.toBe('');
  const other = { extensions: { vitrine: { conditions: { countries: { countries: ['DE'] } } } } };
  expect((await preview({ ...only, ...other }, { country: 'US' })).body.applies).toBe(false);
  expect((await preview({ ...only, ...other }, { country: 'DE' })).body.applies).toBe(true);
  expect(await rows()).toEqual(before);
});

test('a preview shows what things bought together bring, and what is missing', async () => {
  const promotion = { kind: 'cheapest', quantity: 3, discounted: 1, percent: '100', times: null };
  const preview = (trays: number) =>
    client.send('POST', '/coupons/preview', {
      coupon: { discount_type: 'percent', extensions: { vitrine: { promotion } } },
      lines: [
        { product_id: shop.tray, quantity: trays },
        { product_id: shop.card, quantity: 1 },
      ],
    });
  expect((await preview(1)).body).toMatchObject({
    applies: false,
    problem: 'Add one more to get the cheapest free.',
  });
  const { body } = await preview(2);
  const [tray, card] = body.lines;
  expect(body).toMatchObject({ applies: true, discount: card.subtotal });
  expect([tray.discount, card.discount]).toEqual(['0.00', card.subtotal]);
});

test('what is wrong with the coupon or the basket is named', async () => {
  const lines = [{ product_id: shop.tray, quantity: 1 }];
  const params = async (body: object) =>
    Object.keys((await client.send('POST', '/coupons/preview', body)).body.data.params);
  expect(await params({ coupon: { discount_type: 'percent', amount: '101' }, lines })).toEqual([
    'amount',
  ]);
  const countries = { countries: { countries: ['usa'] } };
  const extension = { extensions: { vitrine: { conditions: countries } } };
  expect(await params({ coupon: extension, lines })).toContain(
    'extensions.vitrine.conditions.countries.countries',
  );
  const none = [{ product_id: 999_999, quantity: 1 }];
  expect(await params({ coupon: { amount: '1' }, lines: none })).toEqual(['lines']);
});

test('codes are made from a template, none twice, and only where they cannot be guessed', async () => {
  const made = await wc.send('POST', '/coupons', {
    code: 'TEMPLATE',
    discount_type: 'percent',
    amount: '15',
    usage_limit: 1,
    status: 'draft',
    product_ids: [shop.tray],
  });
  const request = { template_id: made.body.id, pattern: 'S-???##', count: 30, planned: 300 };
  const { body } = await client.send('POST', '/coupons/codes', request);
  expect(new Set(body.codes).size).toBe(30);
  expect(body.codes[0]).toMatch(/^S-[A-Z]{3}\d\d$/);
  const [copy] = (await wc.send('GET', `/coupons?code=${body.codes[0]}`)).body;
  const same = { amount: '15.00', usage_limit: 1, product_ids: [shop.tray], usage_count: 0 };
  expect(copy).toMatchObject({ ...same, status: 'publish' });
  const few = await client.send('POST', '/coupons/codes', { ...request, pattern: 'S-##' });
  expect(Object.keys(few.body.data.params)).toEqual(['pattern']);
  const plain = await client.send('POST', '/coupons/codes', { ...request, pattern: 'PLAIN' });
  expect(Object.keys(plain.body.data.params)).toEqual(['pattern']);
});

test('a condition of our own is taken away by null', async () => {
  const conditions = { countries: { countries: ['DE'] } };
  const made = await wc.send('POST', '/coupons', {
    code: 'OWN',
    extensions: { vitrine: { conditions } },
  });
  expect(made.body.extensions.vitrine.conditions).toEqual(conditions);
  const changed = await wc.send('PUT', `/coupons/${made.body.id}`, {
    extensions: { vitrine: { conditions: { countries: null } } },
  });
  expect(changed.body.extensions.vitrine.conditions).toEqual({});
});
