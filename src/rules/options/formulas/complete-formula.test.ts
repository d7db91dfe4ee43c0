import { expect, test } from 'vitest';
import { completeFormula } from './complete-formula.ts';

const IDS = ['width', 'drop'];

/** The bar is the caret. */
function at(written: string) {
  return completeFormula(written.replace('|', ''), written.indexOf('|'), IDS);
}

test.each<[string, string[]]>([
  ['2 * {wi|', ['{field.width.value}', '{field.width.price}']],
  ['{field.drop.s|', ['{field.drop.seconds}', '{field.drop.selected}']],
  ['{DROP|', ['{field.drop.value}', '{field.drop.price}']],
  ['{qu|', ['{quantity}']],
  ['ro|', ['round(']],
  ['m|', ['min(', 'max(']],
  ['1 + |', []],
  ['{nothing|', []],
])('%s can become %j', (written, expected) => {
  const found = at(written);
  const choices = found?.choices ?? [];
  expect(choices.filter((each) => expected.includes(each))).toEqual(expected);
  expect(choices.length === 0).toBe(expected.length === 0);
});

test.each<[string, number, number]>([
  ['2 * {wi|', 4, 7],
  ['{wi|dth} * 2', 0, 7],
  ['{va|, {drop}', 0, 3],
  ['1 + ma|', 4, 6],
])('%s replaces from %s to %s', (written, from, to) => {
  expect(at(written)).toMatchObject({ from, to });
});

test('an open bracket offers the value first', () => {
  expect(at('{|')?.choices[0]).toBe('{value}');
});
