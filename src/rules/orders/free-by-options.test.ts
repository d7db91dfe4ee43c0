import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { priceOptions } from '../options/price-options.ts';
import {
  sampleInput,
  samplePlan,
  samplePrice,
  sampleText,
} from '../options/testing/sample-form.ts';
import { freeByOptions } from './free-by-options.ts';

const product = (amount: number) => ({ code: 'product', subject: '', amount: money(amount) });
const step = (code: string, amount: number) => ({ code, subject: 'Box', amount: money(amount) });

test.each([
  ['a price that options take off', [product(1900), step('option', -1900)], true],
  ['one below zero', [product(1900), step('option', -6000), step('option-floor', 4100)], true],
  ['replaced by nothing', [product(1900), step('option-override', -1900)], true],
  ['a charge is left', [product(1900), step('option', -1900), step('option-once', 100)], false],
  ['a lower price', [product(1900), step('option', -300)], false],
  ['a product that is free', [product(0)], false],
  ['an item that its bundle makes free', [product(1900), step('bundle.item', -1900)], false],
  ['no product', [], false],
])('%s', (_, steps, free) => {
  expect(freeByOptions(steps)).toBe(free);
});

test.each([
  ['below zero', 'none', -5000],
  ['to zero', 'none', -3200],
  ['the options alone', 'fully', -100],
] as const)('the steps of a form add up to what is charged: %s', (_, override, amount) => {
  const plan = samplePlan([sampleText('note', { price: samplePrice({ amount }) })], { override });
  const price = priceOptions(plan, new Set(['note']), sampleInput({ note: 'x' }));
  expect(price.unit).toBe(0);
  const steps = [product(3200), ...price.steps];
  expect(steps.reduce((all, each) => all + each.amount, 0)).toBe(0);
  expect(freeByOptions(steps)).toBe(true);
});

test('a charge once per line that is below zero is a step too', () => {
  const price = samplePrice({ amount: -450, isFee: true });
  const plan = samplePlan([sampleText('note', { price })]);
  const { once, steps, unit } = priceOptions(plan, new Set(['note']), sampleInput({ note: 'x' }));
  expect([unit, once]).toEqual([3200, 0]);
  expect(steps.map(({ code, amount }) => [code, amount])).toEqual([
    ['option-once', -450],
    ['option-once-floor', 450],
  ]);
});
