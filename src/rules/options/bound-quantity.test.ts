import { describe, expect, test } from 'vitest';
import { evaluateForm } from './evaluate-form.ts';
import type { Formula } from './formulas/formula.ts';
import {
  joined,
  num,
  sampleInput,
  sampleNumber,
  samplePlan,
  samplePrice,
  sampleText,
  valueOfField,
} from './testing/sample-form.ts';

const FREE = { min: 1, max: null };
const plus = (left: Formula, right: Formula): Formula => ({
  kind: 'binary',
  sign: '+',
  left,
  right,
});
const over = (left: Formula, right: Formula): Formula => ({
  kind: 'binary',
  sign: '/',
  left,
  right,
});

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

  test.each([
    ['1.37', 1.5],
    ['1.2', 1],
    ['0.1', 0.5],
  ])('a window of %s m takes %d m of cloth sold by half metres', (value, expected) => {
    const plan = samplePlan([guests], { quantity: valueOfField('guests') });
    const limits = { min: 0.5, max: 20, step: 0.5 };
    const found = evaluateForm(plan, sampleInput({ guests: value }), limits);
    expect(found.quantity).toBe(expected);
  });

  test('without a formula the quantity is the shopper’s own [OP-53]', () => {
    const found = evaluateForm(samplePlan([guests]), sampleInput({}, { quantity: 4 }), FREE);
    expect([found.quantity, found.quantityBound]).toEqual([4, false]);
  });

  test('it comes to the same whatever quantity the line has had before [OP-53]', () => {
    const rule = joined('show', 'and', [
      { subject: { kind: 'quantity' }, operator: 'greater', value: '30' },
    ]);
    const extra = sampleNumber('extra', { rule });
    const sum = plus(valueOfField('guests'), valueOfField('extra'));
    const plan = samplePlan([guests, extra], { quantity: sum });
    const values = { guests: '20', extra: '15' };
    const found = [1, 20, 35, 99].map((quantity) => {
      return evaluateForm(plan, sampleInput(values, { quantity }), FREE).quantity;
    });
    expect(found).toEqual([20, 20, 20, 20]);
  });

  test('a formula that fails leaves the quantity to the shopper, and is named [OP-45]', () => {
    const plan = samplePlan([guests], { quantity: over(num(1), valueOfField('guests')) });
    const found = evaluateForm(plan, sampleInput({ guests: '0' }, { quantity: 4 }), FREE);
    expect(found).toMatchObject({ quantity: 4, quantityBound: false });
    expect(found.price.faults).toEqual(['quantity']);
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
