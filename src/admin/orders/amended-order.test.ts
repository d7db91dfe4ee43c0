import { describe, expect, test } from 'vitest';
import { money } from '#rules/money/money.ts';
import {
  amountBack,
  type PaidLine,
  paidLines,
  refundParts,
  removedPieces,
} from './amended-order.ts';
import type { LeftLine } from './refund-lines.ts';

/** Paid with 19 % tax in it. */
const mugs: LeftLine = {
  id: 1,
  name: 'Mug',
  quantity: 3,
  total: money(4200),
  tax: money(671),
  refundedQuantity: 0,
  refundedAmount: money(0),
  left: 3,
  leftAmount: money(4200),
};
const cloth: LeftLine = { ...mugs, id: 2, quantity: 2.5, left: 1.5, refundedQuantity: 1 };
const gone: LeftLine = { ...mugs, id: 3, left: 0, refundedQuantity: 3 };
const parcel = (id: number, quantity: number) => ({ line_items: [{ id, name: '', quantity }] });

test('pieces that are neither sent nor refunded can be taken out', () => {
  const lines = paidLines([mugs, cloth, gone], [parcel(1, 1), parcel(2, 1.5), parcel(1, 1)]);
  expect(lines.map(({ line, removable }) => [line.id, removable])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

describe('how many go by what is typed as staying', () => {
  const paid: PaidLine = { line: mugs, removable: 2 };
  test.each<[string | undefined, number | null]>([
    [undefined, 0],
    ['3', 0],
    ['2', 1],
    ['1', 2],
    ['0', null],
    ['4', null],
    ['-1', null],
    ['', null],
    ['two', null],
    ['1.5', 1.5],
    ['1e300', null],
  ])('%s: %s', (stays, expected) => {
    expect(removedPieces(paid, stays)).toBe(expected);
  });

  test('all of them, where none was sent', () => {
    expect(removedPieces({ line: mugs, removable: 3 }, '0')).toBe(3);
  });
});

describe('what goes back', () => {
  const lines: PaidLine[] = [
    { line: mugs, removable: 3 },
    { line: { ...mugs, id: 4, total: money(1000), tax: money(160), quantity: 3 }, removable: 3 },
  ];
  test.each<[Record<number, string>, number | null]>([
    [{}, 0],
    [{ 1: '2' }, 1400],
    [{ 1: '0' }, 4200],
    // A third of 10.00, then what is left of it.
    [{ 4: '2' }, 333],
    [{ 4: '0' }, 1000],
    [{ 1: '2', 4: '1' }, 2067],
    [{ 1: '9' }, null],
  ])('%j: %s', (stays, expected) => {
    expect(amountBack(lines, stays)).toBe(expected);
  });

  test('is sent by line, without tax and its tax beside', () => {
    expect(refundParts(lines, { 1: '2' }, 2)).toEqual([
      {
        id: 1,
        quantity: 1,
        refund_total: '11.76',
        refund_tax: [{ id: 0, refund_total: '2.24' }],
      },
    ]);
  });
});
