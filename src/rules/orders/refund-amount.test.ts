import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Money, money } from '../money/money.ts';
import { decideRefund, type RefundableLine, type RefundRequest } from './refund-amount.ts';

const mugs: RefundableLine = {
  id: 1,
  quantity: 3,
  fractional: false,
  total: money(1000),
  refundedQuantity: 0,
  refundedAmount: money(0),
};
const tray = { ...mugs, id: 2, quantity: 1, total: money(4800) };
const left = money(6400);

const decide = (requested: Partial<RefundRequest>, lines = [mugs, tray], max: Money = left) =>
  decideRefund({ lines: [], ...requested }, lines, max);

test('nothing named is all that is left', () => {
  expect(decide({})).toEqual({
    ok: true,
    amount: 6400,
    lines: [
      { lineId: 1, quantity: 3, amount: 1000 },
      { lineId: 2, quantity: 1, amount: 4800 },
    ],
    rows: [],
  });
});

test('single pieces are worth their share, the last one the rest', () => {
  expect(decide({ lines: [{ lineId: 1, quantity: 1 }] })).toMatchObject({ ok: true, amount: 333 });
  const two = { ...mugs, refundedQuantity: 2, refundedAmount: money(667) };
  expect(decide({ lines: [{ lineId: 1, quantity: 1 }] }, [two])).toMatchObject({ amount: 333 });
});

test('of cloth by the metre a part of a metre can be refunded, and no more than is left', () => {
  const cloth = { ...mugs, quantity: 1.7, fractional: true, total: money(3400) };
  const cut = (quantity: number, line = cloth) =>
    decide({ lines: [{ lineId: 1, quantity }] }, [line]);
  expect(cut(0.5)).toMatchObject({ ok: true, amount: 1000 });
  const rest = { ...cloth, refundedQuantity: 1.5, refundedAmount: money(3000) };
  expect(cut(0.2, rest)).toMatchObject({ ok: true, amount: 400 });
  expect(cut(0.201, rest)).toMatchObject({ ok: false, problem: 'line' });
  expect(cut(0.0001)).toMatchObject({ ok: false, problem: 'line' });
});

test.each<[string, Partial<RefundRequest>, string]>([
  ['a line of another order', { lines: [{ lineId: 9, quantity: 1 }] }, 'line'],
  ['more pieces than there were', { lines: [{ lineId: 1, quantity: 4 }] }, 'line'],
  ['less than nothing of a line', { lines: [{ lineId: 1, quantity: -1 }] }, 'line'],
  ['half a piece', { lines: [{ lineId: 1, quantity: 0.5 }] }, 'line'],
  ['a line twice', { lines: [mugs, mugs].map(({ id }) => ({ lineId: id, quantity: 1 })) }, 'line'],
  [
    'more for a line than it cost',
    { lines: [{ lineId: 1, quantity: 1, amount: money(1001) }] },
    'line',
  ],
  ['more than was paid', { amount: money(6401) }, 'amount'],
  ['a debt', { amount: money(-1) }, 'amount'],
  ['nothing at all', { lines: [{ lineId: 1, quantity: 0 }] }, 'nothing'],
])('%s is refused', (_, requested, problem) => {
  expect(decide(requested)).toEqual({ ok: false, problem, most: left });
});

test('an order that is refunded wholly has nothing left', () => {
  expect(decide({}, [tray], money(0))).toMatchObject({ ok: false, problem: 'nothing' });
});

test('however it is cut up, never more than was paid goes back', () => {
  const step = fc.record({
    quantity: fc.integer({ min: 0, max: 3 }),
    amount: fc.option(fc.integer({ min: 0, max: 900 }).map(money), { nil: undefined }),
    besides: fc.integer({ min: 0, max: 500 }).map(money),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let line = mugs;
      let paid: number = 1250;
      for (const { quantity, amount, besides } of steps) {
        const part = { lineId: 1, quantity, ...(amount !== undefined && { amount }) };
        const found = decideRefund({ lines: [part], amount: besides }, [line], money(paid));
        if (!found.ok) continue;
        const [claimed] = found.lines;
        paid -= found.amount;
        line = {
          ...line,
          refundedQuantity: line.refundedQuantity + (claimed?.quantity ?? 0),
          refundedAmount: money(line.refundedAmount + (claimed?.amount ?? 0)),
        };
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(line.refundedAmount).toBeLessThanOrEqual(line.total);
        expect(line.refundedQuantity).toBeLessThanOrEqual(line.quantity);
      }
    }),
  );
});

const post = { id: 7, total: money(600), refundedAmount: money(100) };
const row = (amount: number, tax = 0, rowId = 7) => ({
  rowId,
  amount: money(amount),
  tax: money(tax),
});

test.each<[string, RefundRequest['rows'], boolean]>([
  ['what is left of shipping', [row(500)], true],
  ['with its tax', [row(500, 50)], true],
  ['more than is left of it', [row(501)], false],
  ['more tax than money', [row(10, 11)], false],
  ['a negative amount', [row(-1)], false],
  ['the same one twice', [row(100), row(100)], false],
  ['one of another order', [row(1, 0, 8)], false],
])('a refund of %s', (_, rows, ok) => {
  const requested = { lines: [], rows: rows ?? [] };
  expect(decideRefund(requested, [mugs, tray], left, [post]).ok).toBe(ok);
});

test('lines, rows and an amount besides share what is left', () => {
  const request = (besides: number) => ({
    lines: [{ lineId: 2, quantity: 1, amount: money(4800), tax: money(300) }],
    rows: [row(500)],
    amount: money(besides),
  });
  expect(decideRefund(request(1100), [mugs, tray], left, [post])).toMatchObject({ amount: 6400 });
  expect(decideRefund(request(1101), [mugs, tray], left, [post])).toMatchObject({ ok: false });
});
