import { expect, test } from 'vitest';
import {
  choiceFor,
  type DraftLine,
  type DraftPackage,
  draftProblems,
  EMPTY_DRAFT,
  sentLine,
  sentParts,
} from './order-draft.ts';

const line: DraftLine = {
  key: 'a',
  id: null,
  productId: 7,
  name: 'Tray',
  quantity: '2',
  agreed: '',
  reason: '',
  choice: null,
};
const choice = { variationId: 9, attributes: { size: 's' }, options: {}, details: [] };

const rate = (rate_id: string, selected = false) => ({
  rate_id,
  method_id: rate_id.split(':')[0] ?? '',
  instance_id: Number(rate_id.split(':')[1]),
  title: rate_id,
  cost: 600,
  tax: 0,
  total: 600,
  total_text: '$6.00',
  selected,
});
const box: DraftPackage = {
  id: 0,
  items: [],
  rates: [rate('flat_rate:1', true), rate('pickup:2')],
};

test.each([
  ['a new product', {}, { product_id: 7, quantity: 2 }],
  ['one that is there', { id: 3 }, { id: 3, quantity: 2 }],
  [
    'a variation at a price that was agreed',
    { choice, agreed: ' 4.5 ', reason: 'Old stock' },
    {
      product_id: 7,
      variation_id: 9,
      quantity: 2,
      extensions: {
        vitrine: {
          attributes: { size: 's' },
          options: {},
          unit_price: '4.5',
          price_reason: 'Old stock',
        },
      },
    },
  ],
])('%s is sent', (_, changed, sent) => {
  expect(sentLine({ ...line, ...changed })).toEqual(sent);
});

test('the shop chooses how it is sent until somebody else does', () => {
  expect(choiceFor(EMPTY_DRAFT, box)).toEqual({ kind: 'rate', rateId: 'flat_rate:1' });
  const pickup = { ...EMPTY_DRAFT, shipping: { 0: { kind: 'rate', rateId: 'pickup:2' } as const } };
  expect(choiceFor(pickup, box)).toEqual({ kind: 'rate', rateId: 'pickup:2' });
  // It is not offered any more.
  expect(choiceFor(pickup, { ...box, rates: box.rates.slice(0, 1) })).toEqual({
    kind: 'rate',
    rateId: 'flat_rate:1',
  });
  expect(choiceFor(EMPTY_DRAFT, { ...box, rates: [] })).toEqual({ kind: 'none' });
});

test('parts are sent without what is not filled in', () => {
  const fee = { key: 'f', id: null, kind: 'fee', name: 'Wrap', amount: '3' } as const;
  const draft = {
    ...EMPTY_DRAFT,
    lines: [line],
    fees: [
      fee,
      { ...fee, kind: 'discount' as const, name: 'Scratch', amount: '5.5' },
      { ...fee, amount: 'x' },
      { ...fee, name: ' ' },
    ],
    coupons: ['TEN'],
  };
  expect(sentParts(draft, [box], 2)).toEqual({
    line_items: [{ product_id: 7, quantity: 2 }],
    fee_lines: [
      { name: 'Wrap', total: '3.00' },
      { name: 'Scratch', total: '-5.50' },
    ],
    coupon_lines: [{ code: 'TEN' }],
    shipping_lines: [
      {
        method_id: 'flat_rate',
        instance_id: '1',
        extensions: { vitrine: { package_id: 0, rate_id: 'flat_rate:1' } },
      },
    ],
  });
  const courier = { kind: 'custom', title: 'Courier', amount: '9' } as const;
  const couriered = { ...draft, shipping: { 0: courier } };
  expect(sentParts(couriered, [box], 2).shipping_lines).toEqual([
    { method_id: 'other', method_title: 'Courier', total: '9' },
  ]);
});

test.each([
  ['nothing', {}, {}],
  ['no number of pieces', { quantity: 'two' }, { a: 'quantity' }],
  ['none', { quantity: '0' }, { a: 'quantity' }],
  ['a price that is none', { agreed: '1,5' }, { a: 'price' }],
  ['a price below zero', { agreed: '-1' }, { a: 'price' }],
  ['a price without a reason', { agreed: '1' }, { a: 'reason' }],
  ['a price with one', { agreed: '1', reason: 'x' }, {}],
])('%s is named in a line', (_, changed, problems) => {
  const draft = { ...EMPTY_DRAFT, lines: [{ ...line, ...changed }] };
  expect(draftProblems(draft, 2)).toEqual(problems);
});

test('fees and shipping of one’s own need a sum', () => {
  const fee = { id: null, kind: 'fee', name: '', amount: '1' } as const;
  const draft = {
    ...EMPTY_DRAFT,
    fees: [
      { ...fee, key: 'f' },
      { ...fee, key: 'g', amount: '' },
    ],
    shipping: { 1: { kind: 'custom', title: '', amount: '' } as const },
  };
  expect(draftProblems(draft, 2)).toEqual({ f: 'name', g: 'amount', 'shipping-1': 'amount' });
});

test.each<['fee' | 'discount', string, string | undefined]>([
  ['fee', '5', undefined],
  ['discount', '5', undefined],
  ['discount', '10 %', undefined],
  ['discount', '12.5%', undefined],
  ['discount', '110 %', 'amount'],
  ['discount', '%', 'amount'],
  ['fee', '10 %', 'amount'],
])('a %s of %j: %s', (kind, amount, problem) => {
  const fee = { key: 'f', id: null, kind, name: 'Regular', amount };
  expect(draftProblems({ ...EMPTY_DRAFT, fees: [fee] }, 2).f).toBe(problem);
});

test('a discount in percent is sent as one, of the order and of a line', () => {
  const fee = { key: 'f', id: 3, kind: 'discount', name: 'Regular', amount: ' 10 % ' } as const;
  expect(sentParts({ ...EMPTY_DRAFT, fees: [fee] }, [], 2).fee_lines).toEqual([
    { id: 3, name: 'Regular', extensions: { vitrine: { percent: '10 %' } } },
  ]);
  const lowered = { ...line, agreed: '12.5 %', reason: 'Scratched' };
  expect(draftProblems({ ...EMPTY_DRAFT, lines: [lowered] }, 2)).toEqual({});
  expect(sentLine(lowered).extensions).toEqual({
    vitrine: { percent_off: '12.5 %', price_reason: 'Scratched' },
  });
  const wrong = { ...lowered, agreed: '200 %' };
  expect(draftProblems({ ...EMPTY_DRAFT, lines: [wrong] }, 2)).toEqual({ a: 'price' });
});
