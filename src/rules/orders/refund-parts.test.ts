import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { type RefundPart, type RefundTotal, refundParts } from './refund-parts.ts';

const part = (overrides: Partial<RefundPart>): RefundPart => ({
  id: 4,
  quantity: 1,
  total: null,
  tax: money(0),
  ...overrides,
});
const ask = (overrides: Partial<RefundTotal>) =>
  refundParts({ amount: null, lines: [], rows: [], ...overrides });

test('nothing named is nothing', () => {
  expect(ask({})).toEqual({ ok: false });
});

test('an amount alone is besides the lines', () => {
  expect(ask({ amount: money(500) })).toEqual({
    ok: true,
    asked: { lines: [], rows: [], amount: 500 },
  });
});

test('parts count towards the amount, and the rest is besides', () => {
  const lines = [part({ total: money(1000), tax: money(100) })];
  const rows = [part({ id: 9, total: money(50), tax: money(5) })];
  expect(ask({ amount: money(1200), lines, rows })).toEqual({
    ok: true,
    asked: {
      lines: [{ lineId: 4, quantity: 1, amount: 1100, tax: 100 }],
      rows: [{ rowId: 9, amount: 55, tax: 5 }],
      amount: 45,
    },
  });
});

test('parts that are more than the whole are refused', () => {
  expect(ask({ amount: money(99), lines: [part({ total: money(100) })] })).toEqual({ ok: false });
});

test('without an amount the parts are the whole', () => {
  const lines = [part({ total: money(100) }), part({ id: 5, quantity: 2 })];
  expect(ask({ lines })).toEqual({
    ok: true,
    asked: {
      lines: [
        { lineId: 4, quantity: 1, amount: 100, tax: 0 },
        { lineId: 5, quantity: 2 },
      ],
      rows: [],
      amount: 0,
    },
  });
});

test('with an amount for the whole, pieces without one are only put back', () => {
  expect(ask({ amount: money(300), lines: [part({ quantity: 3 })] })).toEqual({
    ok: true,
    asked: { lines: [{ lineId: 4, quantity: 3, amount: 0, tax: 0 }], rows: [], amount: 300 },
  });
});
