import { expect, test } from 'vitest';
import { choiceLabel } from './product-columns.ts';

const units = { weight: 'kg', length: 'cm' };

test.each([
  ['Weight', 'Weight (kg)'],
  ['Height', 'Height (cm)'],
  ['Weight (lbs)', 'Weight (lbs)'],
  ['Name', 'Name'],
  ['Meta: weight', 'Meta: weight'],
  ['Attribute 1 name', 'Attribute 1 name'],
])('%s is read as %s', (choice, label) => {
  expect(choiceLabel(choice, units)).toBe(label);
});
