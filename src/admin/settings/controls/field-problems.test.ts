import { expect, test } from 'vitest';
import { problemsBelow, problemText } from './field-problems.ts';

const fields = {
  'values[payments.bacs][title]': 'Too long.',
  'values[payments.bacs][accounts][1][iban]': 'Too long.',
  'values[payments.bacs2]': 'Not this one.',
};

test('refusals are found at the field inside a value', () => {
  const below = problemsBelow(fields, 'values[payments.bacs]');
  expect(below).toEqual({ '[title]': 'Too long.', '[accounts][1][iban]': 'Too long.' });
  expect(problemsBelow(below, '[accounts]')).toEqual({ '[1][iban]': 'Too long.' });
  expect(problemsBelow(problemsBelow(below, '[accounts]'), '[1]')).toEqual({
    '[iban]': 'Too long.',
  });
});

test.each([
  ['the value itself', { '': 'Must be a number.' }, 'x', 'Must be a number.'],
  [
    'an entry of a list',
    { '[1]': 'Must be a day.' },
    ['2026-01-01', 'Monday'],
    'Monday: Must be a day.',
  ],
  ['a number of a pair', { '[0]': 'Must be at least 0.' }, [-1, 3], 'Must be at least 0.'],
  ['nothing', {}, 'x', ''],
])('%s is said in one text', (_, problems, value, text) => {
  expect(problemText(problems, value)).toBe(text);
});
