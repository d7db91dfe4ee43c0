import { expect, test } from 'vitest';
import type { Condition, VisibilityRule } from '#rules/options/formulas/condition.ts';
import { ruleSentence } from './rule-sentence.ts';

const fields = [
  { id: 'engraving', name: 'Engraving', choices: new Map<string, string>() },
  { id: 'font', name: 'Lettering', choices: new Map([['script', 'Script letters']]) },
];
const filled: Condition = {
  subject: { kind: 'field', id: 'engraving' },
  operator: 'is_not_empty',
  value: '',
};
const script: Condition = {
  subject: { kind: 'field', id: 'font' },
  operator: 'is_in',
  value: ['script', 'other'],
};
const many: Condition = { subject: { kind: 'quantity' }, operator: 'greater', value: '3' };
const rule = (overrides: Partial<VisibilityRule>): VisibilityRule => ({
  action: 'show',
  join: 'or',
  groups: [],
  ...overrides,
});

test.each<[string, VisibilityRule | null]>([
  ['Always shown', null],
  ['Shown when Engraving is not empty', rule({ groups: [{ join: 'and', conditions: [filled] }] })],
  [
    'Hidden when Engraving is not empty and Lettering is one of Script letters, other',
    rule({ action: 'hide', groups: [{ join: 'and', conditions: [filled, script] }] }),
  ],
  [
    'Shown when (Engraving is not empty and Quantity is greater than 3) or Lettering is one of Script letters, other',
    rule({
      groups: [
        { join: 'and', conditions: [filled, many] },
        { join: 'and', conditions: [script] },
      ],
    }),
  ],
  [
    'Shown when Attribute pa_color is nothing',
    rule({
      groups: [
        {
          join: 'and',
          conditions: [
            { subject: { kind: 'attribute', name: 'pa_color' }, operator: 'is', value: '' },
          ],
        },
      ],
    }),
  ],
])('%s', (expected, input) => {
  expect(ruleSentence(input, fields)).toBe(expected);
});
