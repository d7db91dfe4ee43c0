import { describe, expect, test } from 'vitest';
import { type Figures, getNet, getTotal, NO_FIGURES } from './figures.ts';
import { type CountedOrder, orderParts, type PartKind, taxWithin } from './order-parts.ts';

const ZONE = 'Europe/Paris';

/** Two trays, a coupon of 9.60, shipping of 6.00 and a tax of 8.875 %. */
const order: CountedOrder = {
  status: 'processing',
  trashed: false,
  awaitsPayment: false,
  placedAt: Date.UTC(2026, 10, 14, 12),
  email: 'ada@example.com',
  customer: 'Ada Example',
  country: 'US',
  source: 'google',
  campaign: 'autumn',
  discount: 960,
  shipping: 600,
  shippingTax: 53,
  tax: 820,
  total: 9600 - 960 + 600 + 820,
  lines: [
    {
      id: 1,
      productId: 7,
      variationId: 71,
      name: 'Oak tray',
      categories: [{ id: 3, name: 'Table' }],
      quantity: 1,
      subtotal: 4800,
      total: 4320,
      totalTax: 383,
      cost: 1200,
    },
    {
      id: 2,
      productId: 7,
      variationId: null,
      name: 'Oak tray',
      categories: [{ id: 3, name: 'Table' }],
      quantity: 0.5,
      subtotal: 4800,
      total: 4320,
      totalTax: 384,
      cost: null,
    },
  ],
  rows: [
    { id: 11, kind: 'coupon', code: 'ten', label: 'TEN', amount: 960, onShipping: 0 },
    { id: 12, kind: 'shipping', code: 'flat', label: 'Flat', amount: 600, onShipping: 0 },
    { id: 13, kind: 'tax', code: '1', label: 'Tax', amount: 820, onShipping: 53 },
  ],
  refunds: [],
};

function getFigures(order: CountedOrder, kind: PartKind, key = '', day = '2026-11-14'): Figures {
  const found = orderParts(order, ZONE).find(
    (part) => part.kind === kind && part.key === key && part.day === day,
  );
  return found?.figures ?? NO_FIGURES;
}

describe('what an order adds to the reports', () => {
  test('the whole of it', () => {
    const figures = getFigures(order, 'all');
    expect(figures).toEqual({
      orders: 1,
      items: 1500,
      gross: 9600,
      discount: 960,
      refunds: 0,
      tax: 820,
      shipping: 600,
      shippingTax: 53,
      costed: 4320,
      cost: 1200,
    });
    expect(getTotal(figures)).toBe(order.total);
    for (const [kind, key] of [
      ['customer', 'ada@example.com'],
      ['country', 'US'],
      ['source', 'google'],
      ['campaign', 'autumn'],
      ['with-customer', ''],
      ['paid-customer', 'ada@example.com'],
    ] as const) {
      expect(getFigures(order, kind, key)).toEqual(figures);
    }
  });

  test('two lines of one product are one order of it', () => {
    const costs = { costed: 4320, cost: 1200 };
    const sums = { orders: 1, items: 1500, gross: 9600, discount: 960, tax: 767 };
    const lines = { ...NO_FIGURES, ...sums, ...costs };
    expect(getFigures(order, 'product', '7')).toEqual(lines);
    expect(getFigures(order, 'category', '3')).toEqual(lines);
    expect(getFigures(order, 'variation', '7:71')).toMatchObject({ orders: 1, items: 1000 });
  });

  test('coupons and tax rates', () => {
    const tax = { ...NO_FIGURES, orders: 1, tax: 820, shippingTax: 53 };
    expect(getFigures(order, 'coupon', 'ten')).toEqual({ ...NO_FIGURES, orders: 1, discount: 960 });
    expect(getFigures(order, 'tax', '1')).toEqual(tax);
    const two = [...order.rows, ...order.rows.map((row) => ({ ...row, code: 'two' }))];
    const both = getFigures({ ...order, rows: two }, 'with-coupon');
    expect(both).toMatchObject({ orders: 1, discount: 1920 });
  });

  test.each([
    ['processing', 1],
    ['on-hold', 1],
    ['completed', 1],
    ['refunded', 1],
    ['pending', 0],
    ['failed', 0],
    ['cancelled', 0],
  ])('%s counts %i', (status, orders) => {
    expect(getFigures({ ...order, status }, 'all').orders).toBe(orders);
    expect(orderParts({ ...order, status, trashed: true }, ZONE)).toEqual([]);
  });

  test('one that awaits its payment is counted once more as unpaid, but for its customer', () => {
    const parts = orderParts({ ...order, status: 'on-hold', awaitsPayment: true }, ZONE);
    const unpaid = parts.filter(({ kind }) => kind === 'unpaid');
    const counted = parts.filter(({ kind }) => kind !== 'unpaid' && kind !== 'customer');
    expect(parts.map(({ kind }) => kind)).toContain('customer');
    expect(parts.map(({ kind }) => kind)).not.toContain('paid-customer');
    expect(unpaid.map(({ key, figures }) => [key, figures])).toEqual(
      counted.map(({ kind, key, figures }) => [`${kind} ${key}`, figures]),
    );
    expect(orderParts(order, ZONE).some(({ kind }) => kind === 'unpaid')).toBe(false);
  });

  test('the day is that of the shop', () => {
    const late = { ...order, placedAt: Date.UTC(2026, 10, 14, 23, 30) };
    expect(getFigures(late, 'all', '', '2026-11-15').orders).toBe(1);
    expect(orderParts(late, 'UTC')[0]?.day).toBe('2026-11-14');
  });

  test('without a campaign or an address there is no part for it', () => {
    const kinds = orderParts({ ...order, campaign: '', email: '' }, ZONE).map(({ kind }) => kind);
    expect(kinds).not.toContain('campaign');
    expect(kinds).not.toContain('customer');
    expect(kinds).not.toContain('with-customer');
  });
});

describe('refunds', () => {
  const at = Date.UTC(2026, 10, 16, 9);
  const line = { lineId: 1, quantity: 1, amount: 4703 };

  test('count on their own day, with the tax of their line', () => {
    const refunded = { ...order, refunds: [{ at, amount: 4703, lines: [line], rows: [] }] };
    expect(getFigures(refunded, 'all').refunds).toBe(0);
    const costs = { costed: -4320, cost: -1200 };
    const expectedLine = { ...NO_FIGURES, items: -1000, refunds: 4320, tax: -383, ...costs };
    expect(getFigures(refunded, 'all', '', '2026-11-16')).toEqual(expectedLine);
    expect(getFigures(refunded, 'product', '7', '2026-11-16')).toEqual(expectedLine);
  });

  test('a stated tax wins, and shipping is returned as shipping', () => {
    const rows = [{ rowId: 12, amount: 653, tax: 53 }];
    const refund = { at, amount: 1653, lines: [{ ...line, amount: 1000, tax: 100 }], rows };
    expect(getFigures({ ...order, refunds: [refund] }, 'all', '', '2026-11-16')).toEqual({
      ...NO_FIGURES,
      items: -1000,
      refunds: 900,
      tax: -153,
      shipping: -600,
      shippingTax: -53,
      costed: -900,
      cost: -1200,
    });
  });

  test('an amount for no line is without tax, and of what has a known cost in proportion', () => {
    const refund = { at, amount: 500, lines: [], rows: [] };
    const figures = getFigures({ ...order, refunds: [refund] }, 'all', '', '2026-11-16');
    expect(figures).toEqual({ ...NO_FIGURES, refunds: 500, costed: -250 });
  });

  test('of everything leave nothing of the order but its count and its pieces', () => {
    const day = order.placedAt;
    const refunds = [
      { at: day + 1, amount: 4703, lines: [line], rows: [] },
      { at: day + 2, amount: order.total - 4703, lines: [], rows: [] },
    ];
    const figures = getFigures({ ...order, status: 'refunded', refunds }, 'all');
    expect({ net: getNet(figures), total: getTotal(figures) }).toEqual({ net: 0, total: 0 });
    expect(figures).toMatchObject({ orders: 1, tax: 0, shipping: 0, shippingTax: 0 });
    expect(figures).toMatchObject({ costed: 0, cost: 0 });
  });

  test.each([
    [1089, { total: 1000, totalTax: 89 }, 89],
    [500, { total: 1000, totalTax: 89 }, 41],
    [500, { total: 1000, totalTax: 0 }, 0],
    [0, { total: 0, totalTax: 0 }, 0],
  ])('of %i, tax is %o', (amount, total, tax) => {
    expect(taxWithin(amount, total)).toBe(tax);
  });
});
