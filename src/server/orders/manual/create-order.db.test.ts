import { beforeEach, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import { type CartShop, fillCartShop } from '#server/cart/testing/cart-shop.ts';
import { runAllOrNothing } from '#server/platform/database/all-or-nothing.ts';
import { testDatabase } from '#server/platform/database/testing/test-database.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { EMPTY_ADDRESS } from '#wire/address.ts';
import { findOrder } from '../find-order.ts';
import { ada, countOrders, loadStock, orderContext } from '../testing/test-order.ts';
import { createOrder } from './create-order.ts';
import type { HandOrder } from './hand-order.ts';

// On PostgreSQL in every run: the journey of an order by hand.

const database = await testDatabase();
let shop: CartShop;
beforeEach(async () => {
  shop = await database.filled(fillCartShop);
});

const line = (overrides: Partial<HandOrder['lines'][number]>) => ({
  productId: shop.tray,
  variationId: null,
  quantity: 1,
  subtotal: null,
  total: null,
  agreed: null,
  meta: [],
  attributes: {},
  options: {},
  ...overrides,
});

const order = (overrides: Partial<HandOrder> = {}): HandOrder => ({
  filesOf: 1,
  byPerson: false,
  status: 'pending',
  paid: false,
  customerId: null,
  parentId: null,
  currency: 'USD',
  billing: ada,
  shipping: null,
  paymentMethod: 'bacs',
  paymentTitle: 'Bank',
  transactionId: '',
  customerNote: '',
  createdVia: 'rest-api',
  lines: [line({ quantity: 2 })],
  shippingLines: [],
  fees: [],
  coupons: [],
  expectedTotal: null,
  meta: [],
  ...overrides,
});

async function create(overrides: Partial<HandOrder> = {}, settings: Partial<Settings> = {}) {
  const ctx = orderContext(database.db, settings);
  return runAllOrNothing(database.db, (trx) => createOrder({ ...ctx, db: trx }, order(overrides)));
}

async function created(overrides: Partial<HandOrder> = {}, settings: Partial<Settings> = {}) {
  const result = await create(overrides, settings);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const found = await findOrder({ db: database.db }, result.id);
  if (!found) throw new Error('the order is not there');
  return found;
}

test('an order by hand is priced, taxed and written as one of the checkout', async () => {
  const found = await created({
    paid: true,
    coupons: ['ten'],
    shippingLines: [
      {
        rateId: 'flat_rate',
        title: 'Flat',
        total: money(1000),
        taxable: true,
        packageId: null,
        meta: [],
      },
    ],
    fees: [
      {
        ...{ name: 'Wrap', total: money(300), percent: null },
        ...{ taxable: true, taxClass: '', meta: [] },
      },
    ],
    meta: [{ key: 'source', value: { sheet: 3 } }],
  });
  // 96.00, less 10 %, and 8.875 % tax on everything.
  expect(found.totals).toMatchObject({
    items: 9600,
    discount: 960,
    shipping: 1000,
    shippingTax: 89,
    fees: 300,
    feesTax: 27,
    tax: 883,
    total: 10_823,
  });
  expect(found).toMatchObject({ status: 'processing', paidAmount: 10_823, createdVia: 'rest-api' });
  expect(found.paidAt).not.toBeNull();
  expect(found.meta).toEqual([{ id: 1, key: 'source', value: { sheet: 3 } }]);
  expect(await loadStock(database.db, shop.tray)).toBe(18);
  expect(found.rows.map(({ kind, code, amount, tax }) => [kind, code, amount, tax])).toEqual([
    ['coupon', 'ten', 960, 85],
    ['fee', 'fee-1', 300, 27],
    ['shipping', 'flat_rate', 1000, 89],
    ['tax', '1', 883, 0],
  ]);
  expect(found.rows[3]?.facts.rate).toMatchObject({ percent: 88_750, state: 'NY', shipping: 89 });
});

test('its emails are those of the storefront, and none goes to a missing address', async () => {
  const kinds = async () => {
    const jobs = await database.db.selectFrom('jobs').select('payload').execute();
    return jobs.map(({ payload }) => JSON.parse(payload).kind);
  };
  await created();
  expect(await kinds()).toEqual([]);
  await created({ paid: true });
  expect(await kinds()).toEqual(['new-order', 'order-processing']);
  await created({ paid: true, billing: EMPTY_ADDRESS });
  expect(await kinds()).toEqual(['new-order', 'order-processing', 'new-order']);
});

test('amounts that are named count, with or without tax in the prices', async () => {
  const lines = [line({ quantity: 3, subtotal: money(1000), total: money(700) })];
  for (const included of [false, true]) {
    const found = await created({ lines }, { 'tax.pricesIncludeTax': included });
    expect(found.lines[0]).toMatchObject({ subtotal: 1000, total: 700, totalTax: 62 });
    expect(found.totals).toMatchObject({ discount: 300, total: 762 });
  }
});

test('a coupon replaces what was taken off a line by hand', async () => {
  const lines = [line({ subtotal: money(1000), total: money(100) })];
  const found = await created({ lines, coupons: ['TEN'] });
  expect(found.lines[0]).toMatchObject({ subtotal: 1000, total: 900 });
});

test('the same product twice is two lines', async () => {
  const lines = [line({}), line({ subtotal: money(100) })];
  const found = await created({ lines });
  expect(found.lines.map(({ subtotal }) => subtotal)).toEqual([4800, 100]);
  expect(await loadStock(database.db, shop.tray)).toBe(18);
});

test('a pending order by hand is not ended by itself', async () => {
  expect(await created()).toMatchObject({ status: 'pending', heldUntil: null });
});

test.each([
  ['on-hold', 18],
  ['processing', 18],
  ['completed', 18],
  ['cancelled', 20],
  ['failed', 20],
] as const)('an order can be written as %s, and the stock follows', async (status, left) => {
  expect((await created({ status })).status).toBe(status);
  expect(await loadStock(database.db, shop.tray)).toBe(left);
});

test('what cannot be ordered is refused, and nothing is written', async () => {
  const cases: [Partial<HandOrder>, string, string | undefined][] = [
    [{ lines: [line({ productId: 999_999 })] }, 'ordering.problem.line', 'line_items[0]'],
    [
      { lines: [line({ productId: shop.mug, attributes: { attribute_pa_size: 'small' } })] },
      'ordering.problem.line',
      'line_items[0][extensions][vitrine][attributes][attribute_pa_color]',
    ],
    [
      { lines: [line({ productId: shop.vase, quantity: 2 })] },
      'ordering.problem.stockLow',
      undefined,
    ],
    [{ coupons: ['nonsense'] }, 'ordering.problem.coupon', 'coupon_code'],
    [{ coupons: ['old'] }, 'ordering.problem.coupon', 'coupon_code'],
    [{ customerId: 999_999 }, 'ordering.problem.customer', 'customer_id'],
  ];
  for (const [overrides, code, field] of cases) {
    const result = await create(overrides);
    expect(result, JSON.stringify(overrides)).toMatchObject({ ok: false, problems: [{ code }] });
    if (!result.ok) expect(result.problems[0]?.field).toBe(field);
  }
  expect(await countOrders(database.db)).toBe(0);
  expect(await loadStock(database.db, shop.tray)).toBe(20);
});
