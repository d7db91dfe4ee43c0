import { describe, expect, test } from 'vitest';
import { evaluateForm } from './evaluate-form.ts';
import {
  sampleInput,
  sampleNumber,
  samplePlan,
  samplePrice,
  sampleText,
  valueOfField,
} from './sample-form.ts';

const FREE = { min: 1, max: null };

describe('a quantity that a field decides', () => {
  const guests = sampleNumber('guests');
  test.each<[string, number]>([
    ['64', 64],
    ['64.6', 65],
    ['5', 10],
    ['', 10],
    ['4000', 300],
    ['-8', 10],
  ])('%j guests are %s pieces [OP-53]', (value, expected) => {
    const plan = samplePlan([guests], { quantity: valueOfField('guests') });
    const found = evaluateForm(plan, sampleInput({ guests: value }), { min: 10, max: 300 });
    expect([found.quantity, found.quantityBound]).toEqual([expected, true]);
  });

  test('without a formula the quantity is the shopper’s own [OP-53]', () => {
    const found = evaluateForm(samplePlan([guests]), sampleInput({}, { quantity: 4 }), FREE);
    expect([found.quantity, found.quantityBound]).toEqual([4, false]);
  });

  test('prices are found with the bound quantity [OP-53]', () => {
    const price = samplePrice({
      pricingType: 'custom',
      formula: { kind: 'fact', name: 'quantity' },
    });
    const field = sampleText('one', { price });
    const plan = samplePlan([guests, field], { quantity: valueOfField('guests') });
    const found = evaluateForm(plan, sampleInput({ guests: '20', one: 'x' }), FREE);
    expect(found.price.options).toBe(2000);
  });
});
