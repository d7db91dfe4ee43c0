import { expect, test } from 'vitest';
import type { Formula } from '../formulas/formula.ts';
import { sampleForm, samplePrice, sampleText, showWhen } from '../testing/sample-form.ts';
import { fieldDependencies } from './field-dependencies.ts';

const typed = (id: string): Formula => ({ kind: 'field', id, part: 'value' });

test('a form is rendered by its conditions, prices and texts', () => {
  const form = sampleForm([
    sampleText('engraving'),
    sampleText('font', { rule: showWhen('engraving', 'is_not_empty') }),
    sampleText('area', {
      price: samplePrice({ pricingType: 'custom', formula: typed('engraving') }),
      label: ['For ', typed('font'), typed('font')],
    }),
    sampleText('own', {
      price: samplePrice({ pricingType: 'custom', formula: typed('own') }),
    }),
  ]);
  expect(fieldDependencies({ ...form, quantity: typed('area') })).toEqual([
    { id: 'font', on: [{ id: 'engraving', by: 'rule' }] },
    {
      id: 'area',
      on: [
        { id: 'engraving', by: 'price' },
        { id: 'font', by: 'text' },
      ],
    },
    { id: 'quantity', on: [{ id: 'area', by: 'price' }] },
  ]);
});

test('what a section asks, each of its fields asks', () => {
  const form = sampleForm([sampleText('a')]);
  const [section] = form.sections;
  if (!section) throw new Error('There is no section.');
  const later = {
    ...section,
    id: 'two',
    rule: showWhen('a', 'is_not_empty'),
    fields: [sampleText('b')],
  };
  expect(fieldDependencies({ ...form, sections: [section, later] })).toEqual([
    { id: 'b', on: [{ id: 'a', by: 'rule' }] },
  ]);
});
