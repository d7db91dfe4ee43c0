import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { applyDiscounts } from './apply-discounts.ts';
import type { CartLine } from './cart-line.ts';
import type { Discount } from './cart-totals.ts';
import { choosePieces, type Pieces } from './choose-pieces.ts';
import { amountOfPieces, lineAmounts } from './line-amounts.ts';
import { sampleDiscount, sampleLine } from './testing/sample-line.ts';

const mug = sampleLine({ key: 'a', unitPrice: 1850 });
const tray = sampleLine({ key: 'b', unitPrice: 4800 });
const trays = { ...tray, quantity: 5 };
const mugs = { ...mug, quantity: 2 };
const cloth = sampleLine({ key: 'c', unitPrice: 2000, quantity: 1.5 });
const percent = (amount: number, overrides: Partial<Discount> = {}) =>
  sampleDiscount({ kind: 'percent', amount, ...overrides });
const cart = (amount: number, overrides: Partial<Discount> = {}) =>
  sampleDiscount({ kind: 'fixed_cart', amount, ...overrides });
const piece = (amount: number, overrides: Partial<Discount> = {}) =>
  sampleDiscount({ kind: 'fixed_product', amount, ...overrides });

const cases: [string, CartLine[], Discount[], number[][]][] = [
  ['10 % of a mug and a tray', [mug, tray], [percent(1000)], [[185], [480]]],
  ['5.00 off the cart, by piece', [mug, tray], [cart(500)], [[250], [250]]],
  ['the odd cent to the line of highest worth', [mug, tray], [cart(501)], [[250], [251]]],
  [
    'two pieces take two shares, and the dearer piece the odd cent',
    [mugs, tray],
    [cart(1000)],
    [[666], [334]],
  ],
  ['odd cents go by piece, the dearest first', [mugs, tray], [cart(1001)], [[667], [334]]],
  ['worth times quantity decides who is first', [trays, mugs], [cart(10)], [[8], [2]]],
  [
    'what a cheap piece cannot take',
    [mug, sampleLine({ key: 'b', unitPrice: 100 })],
    [cart(500)],
    [[400], [100]],
  ],
  [
    'what a cheap piece cannot take, in several rounds',
    [
      sampleLine({ key: 'a', unitPrice: 100, quantity: 2 }),
      sampleLine({ key: 'b', unitPrice: 4800 }),
      sampleLine({ key: 'c', unitPrice: 250 }),
    ],
    [cart(2000)],
    [[200], [1550], [250]],
  ],
  ['5.00 off each piece', [mugs, tray], [piece(500)], [[1000], [500]]],
  ['0.33 off each metre of 1.5 m', [cloth], [piece(33)], [[50]]],
  ['at most one metre of 1.5 m', [cloth], [percent(1000, { itemLimit: 1 })], [[200]]],
  [
    'each on what those before left',
    [mug, tray],
    [percent(1000), cart(500)],
    [
      [185, 250],
      [480, 250],
    ],
  ],
  [
    'the order of coupons counts',
    [mug, tray],
    [cart(500), percent(1000)],
    [
      [250, 160],
      [250, 455],
    ],
  ],
  ['only its own lines', [mug, tray], [percent(2000, { lines: ['b'] })], [[0], [960]]],
  ['a line that is gone', [mug], [cart(500, { lines: ['a', 'gone'] })], [[500]]],
  ['no line of its own', [mug], [cart(500, { lines: [] })], [[0]]],
  ['more than the cart is worth', [mug, tray], [cart(99_999)], [[1850], [4800]]],
  ['more than a piece is worth', [mugs], [piece(9999)], [[3700]]],
  ['more than all of it', [mug], [percent(25_000)], [[1850]]],
  ['nothing left for the second', [mug], [percent(10_000), cart(500)], [[1850, 0]]],
  ['less than nothing', [mug], [cart(-500)], [[0]]],
  [
    'at most three pieces: the dearest',
    [mugs, trays],
    [percent(1000, { itemLimit: 3 })],
    [[0], [1440]],
  ],
  ['at most six pieces', [mugs, trays], [piece(100, { itemLimit: 6 })], [[100], [500]]],
  ['a limit of no pieces', [mugs], [percent(1000, { itemLimit: 0 })], [[0]]],
  ['at most 4.00 in all', [mug, tray], [percent(1000, { most: money(400) })], [[111], [289]]],
  ['a maximum that is not reached', [mug], [percent(1000, { most: money(400) })], [[185]]],
  ['at most nothing', [mug], [percent(1000, { most: money(0) })], [[0]]],
  ['one of two mugs free', [mugs, tray], [percent(0, { freePieces: { a: 1 } })], [[1850], [0]]],
  ['one free and 10 % off the rest', [mugs], [percent(1000, { freePieces: { a: 1 } })], [[2035]]],
  [
    'more free pieces than there are',
    [mugs],
    [cart(0, { freePieces: { a: 9, gone: 1 } })],
    [[3700]],
  ],
  [
    'free pieces within the limit',
    [mugs, trays],
    [cart(0, { freePieces: { a: 2, b: 2 }, itemLimit: 3 })],
    [[1850], [9600]],
  ],
  ['nothing in the cart', [], [cart(500)], []],
  ['pieces of nothing', [{ ...mug, quantity: 0 }], [percent(1000)], [[0]]],
  [
    'a third off, to the last cent',
    ['a', 'b', 'c'].map((key) => sampleLine({ key, unitPrice: 333 })),
    [cart(100)],
    [[34], [33], [33]],
  ],
  [
    'small prices, rounded once for the cart',
    ['a', 'b', 'c'].map((key) => sampleLine({ key, unitPrice: 5 })),
    [percent(1000)],
    [[1], [0], [0]],
  ],
  [
    'half a cent stays with the shop',
    [sampleLine({ key: 'a', unitPrice: 1845 })],
    [percent(1000)],
    [[184]],
  ],
  [
    'lines rounded down, the rest to the first lines by worth',
    [
      sampleLine({ key: 'a', unitPrice: 333 }),
      sampleLine({ key: 'b', unitPrice: 444 }),
      sampleLine({ key: 'c', unitPrice: 555 }),
    ],
    [percent(1500)],
    [[49], [67], [84]],
  ],
  [
    'of equals the one added first',
    ['z', 'y'].map((key) => sampleLine({ key, unitPrice: 333 })),
    [percent(1000, { lines: ['y', 'z'] })],
    [[34], [33]],
  ],
];

describe('what discounts take off lines', () => {
  test.each(cases)('%s', (_, lines, discounts, discount) => {
    expect(applyDiscounts(lines, discounts).map((line) => line.deducted)).toEqual(discount);
  });

  it('leaves alone what is charged once and the undiscounted part of a piece', () => {
    const board = sampleLine({
      unitPrice: 4000,
      quantity: 3,
      undiscounted: money(500),
      once: money(1200),
    });
    expect(lineAmounts(board)).toEqual({ subtotal: 13_200, discountable: 10_500 });
    expect(applyDiscounts([board], [percent(10_000)])[0]?.deducted).toEqual([10_500]);
    expect(lineAmounts({ ...board, undiscounted: money(9999) }).discountable).toBe(0);
  });
});

test.each([
  [1001, 3, 4, 751],
  [1001, 4, 4, 1001],
  [1001, 9, 4, 1001],
  [1001, 0, 4, 0],
  [1001, 1, 0, 0],
])('of %d, %d of %d pieces come to %d', (amount, pieces, quantity, part) => {
  expect(amountOfPieces(money(amount), pieces, quantity)).toBe(part);
});

it('takes the dearest pieces first, and of equals the same ones in any order', () => {
  const row = (key: string, left: number, quantity: number, count = quantity) => ({
    line: { key, quantity },
    left: money(left),
    count,
  });
  const chosen = (rows: Pieces[], limit: number | null) =>
    choosePieces(rows, limit).map(({ line, count }) => [line.key, count]);
  const same = [row('a', 100, 1), row('b', 100, 1)];
  expect(chosen([row('a', 3700, 2), row('b', 24_000, 5)], 6)).toEqual([
    ['a', 1],
    ['b', 5],
  ]);
  expect(chosen(same, 1)).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
  expect(chosen(same.toReversed(), 1)).toEqual([
    ['b', 0],
    ['a', 1],
  ]);
  expect(chosen([row('a', 100, 2)], null)).toEqual([['a', 2]]);
  expect(chosen([row('a', 100, 2, 9)], 5)).toEqual([['a', 2]]);
});
