import { describe, expect, test } from 'vitest';
import { sampleForm, samplePrice, sampleText } from '../testing/sample-form.ts';
import { neverComputes, priceCycle } from './computable.ts';
import type { BinarySign, Formula } from './formula.ts';

const num = (value: number): Formula => ({ kind: 'number', value });
const typed: Formula = { kind: 'own', part: 'value' };
const both = (sign: BinarySign, left: Formula, right: Formula): Formula => ({
  kind: 'binary',
  sign,
  left,
  right,
});
const getPrice = (id: string): Formula => ({ kind: 'field', id, part: 'price' });

describe('formulas that can never be computed', () => {
  test.each<[string, Formula, boolean]>([
    ['a figure', num(2), false],
    ['1 / 0', both('/', num(1), num(0)), true],
    ['0 / 0 inside of a sum', both('+', typed, both('/', num(0), num(0))), true],
    ['a value by 5 - 5', both('/', typed, both('-', num(5), num(5))), true],
    ['the rest of a value by 0', both('%', typed, num(0)), true],
    ['a value by a value', both('/', typed, typed), false],
    ['a value times 0', both('*', typed, num(0)), false],
  ])('%s: %#', (_, formula, expected) => {
    expect(neverComputes(formula)).toBe(expected);
  });
});

describe('prices that wait for each other', () => {
  const priced = (id: string, formula: Formula) =>
    sampleText(id, { price: samplePrice({ pricingType: 'custom', formula }) });

  test.each<[string, [string, Formula][], string[]]>([
    ['none', [['a', num(1)]], []],
    [
      'one after the other',
      [
        ['a', getPrice('b')],
        ['b', num(2)],
      ],
      [],
    ],
    ['itself', [['a', getPrice('a')]], ['a']],
    [
      'two of three',
      [
        ['a', getPrice('b')],
        ['b', getPrice('a')],
        ['c', getPrice('a')],
      ],
      ['a', 'b'],
    ],
  ])('%s', (_, fields, expected) => {
    const form = sampleForm(fields.map(([id, formula]) => priced(id, formula)));
    expect(priceCycle(form)).toEqual(expected);
  });
});
