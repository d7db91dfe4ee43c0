import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { type ExplainedLine, explainLine } from './explain-line.ts';

const line = (parts: Partial<ExplainedLine>): ExplainedLine => ({
  quantity: 2,
  steps: [
    { code: 'product', subject: '', amount: money(1400) },
    { code: 'option', subject: 'Gift box', amount: money(200) },
  ],
  subtotal: money(3200),
  subtotalTax: money(256),
  total: money(2880),
  totalTax: money(230),
  taxes: { '1': 230 },
  ...parts,
});

const known = { coupons: ['ten'], rates: new Map([['1', 'Tax']]) };

test.each([
  ['options, coupon and tax', line({}), ['product', 'option', 'coupon', 'tax']],
  [
    'a fee charged once',
    line({
      steps: [
        { code: 'product', subject: '', amount: money(1400) },
        { code: 'option-once', subject: 'Engraving', amount: money(400) },
      ],
    }),
    ['product', 'option-once', 'coupon', 'tax'],
  ],
  [
    'prices entered with tax',
    line({
      subtotal: money(2963),
      subtotalTax: money(237),
      total: money(2963),
      totalTax: money(237),
      taxes: { '1': 237 },
    }),
    ['product', 'option', 'tax-included', 'tax'],
  ],
  ['a price by hand', line({ steps: [] }), ['other', 'coupon', 'tax']],
  ['no tax', line({ totalTax: money(0), taxes: {} }), ['product', 'option', 'coupon']],
  ['a rate that is gone', line({ taxes: {} }), ['product', 'option', 'coupon', 'tax']],
])('%s add up to what the line costs', (_, input, codes) => {
  const steps = explainLine(input, known);
  expect(steps.map(({ code }) => code)).toEqual(codes);
  expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(input.total + input.totalTax);
});
