import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { isPercent, parsePercent, percentOff, withPercents } from './percent-off.ts';

test.each<[string, number | null]>([
  ['10', 10],
  ['10%', 10],
  [' 12.5 % ', 12.5],
  ['12,5 %', 12.5],
  ['33.33', 33.33],
  ['33.330', 33.33],
  ['33.333', null],
  ['100', 100],
  ['100.01', null],
  ['0', null],
  ['0.00 %', null],
  ['0.01', 0.01],
  ['-5', null],
  ['1000', null],
  ['', null],
  ['%', null],
  ['ten', null],
  ['1e1', null],
])('%j is %s percent', (text, percent) => {
  expect(parsePercent(text)).toBe(percent);
});

test.each([
  ['10 %', true],
  ['10', false],
  ['', false],
])('%j is typed as a percentage: %s', (text, expected) => {
  expect(isPercent(text)).toBe(expected);
});

test.each([
  [4448, 10, -445],
  [4448, 12.5, -556],
  [999, 33.33, -333],
  [1, 50, -1],
  [1, 49, 0],
  [4448, 100, -4448],
  [0, 10, 0],
  [-500, 10, 0],
])('of %s, %s percent take off %s', (amount, percent, off) => {
  expect(percentOff(money(amount), percent) + 0).toBe(off);
});

test('a percentage is of the goods after coupons, and amounts stay', () => {
  const fee = { name: 'Regular', taxable: true, taxClass: '' };
  const fees = [
    { ...fee, id: 'a', amount: money(0), percent: 10 },
    { ...fee, id: 'b', amount: money(-300) },
  ];
  const goods = { items: money(7800), discount: money(800) };
  expect(withPercents(fees, () => goods).map(({ amount }) => amount)).toEqual([-700, -300]);
});
