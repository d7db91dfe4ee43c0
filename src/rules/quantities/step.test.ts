import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getStep, minus, plus, settle } from './step.ts';

const box = { min: 2, max: 20, step: 2 };

test.each([
  ['1', '2'],
  ['0', '2'],
  ['-4', '2'],
  ['', '2'],
  ['2', '2'],
  ['7', '7'],
  ['20', '20'],
  ['21', '20'],
])('a quantity of "%s" between 2 and 20 becomes "%s" [CT-21]', (value, settled) => {
  expect(settle({ ...box, value })).toBe(settled);
});

test('without limits a typed quantity stays as it is [CT-21]', () => {
  expect(settle({ value: '0' })).toBe('0');
  expect(settle({ value: '999' })).toBe('999');
  expect(settle({ value: '' })).toBe('');
});

test.each([
  ['18', '20'],
  ['19', '20'],
  ['20', '20'],
  ['500', '20'],
  ['4', '6'],
])('plus makes of "%s" at most 20: "%s" [CT-22]', (value, next) => {
  expect(plus({ ...box, value })).toBe(next);
});

test('without a largest quantity plus goes on [CT-22]', () => {
  expect(plus({ value: '1000000', max: null })).toBe('1000001');
  expect(plus({ value: '3', max: '' })).toBe('4');
});

test.each([
  ['6', 2, '4'],
  ['3', 2, '2'],
  ['2', 2, '2'],
  ['1', 0, '0'],
  ['0', 0, '0'],
  ['-3', undefined, '-3'],
  ['1', undefined, '0'],
])('minus makes of "%s" with the smallest %s: "%s" [CT-23]', (value, min, next) => {
  expect(minus({ value, min, step: min === 2 ? 2 : 1 })).toBe(next);
});

test.each(['', ' ', 'two', '1,5x', 'NaN', 'Infinity'])(
  'a quantity of "%s" counts as 0 [CT-24]',
  (value) => {
    expect(plus({ value })).toBe('1');
    expect(plus({ ...box, value })).toBe('2');
    expect(minus({ value, min: 0 })).toBe(value);
  },
);

test.each([undefined, null, '', 'any', 'x', 0, -2, 'NaN'])(
  'a step of %s counts as 1 [CT-25]',
  (step) => {
    expect(getStep(step)).toBe(1);
    expect(plus({ value: '4', step })).toBe('5');
  },
);

test.each([
  ['1', 0.5, '1.5', '0.5'],
  ['0.2', 0.1, '0.3', '0.1'],
  ['1.25', '0.25', '1.50', '1.00'],
  ['3', 1, '4', '2'],
  ['0.3', 1e-7, '0.3000001', '0.2999999'],
])('from "%s" by steps of %s: "%s" and "%s" [CT-26]', (value, step, more, fewer) => {
  expect(plus({ value, step })).toBe(more);
  expect(minus({ value, step })).toBe(fewer);
});

test('whatever is typed, plus and minus stay within the limits [CT-22] [CT-23]', () => {
  const field = fc.record({
    value: fc.oneof(fc.string(), fc.integer({ min: 1, max: 999 }).map(String)),
    min: fc.integer({ min: 0, max: 50 }),
    max: fc.integer({ min: 50, max: 900 }),
    step: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(field, (input) => {
      const [more, fewer] = [Number(plus(input)), Number(minus(input))];
      expect(more).toBeGreaterThanOrEqual(input.min);
      expect(more).toBeLessThanOrEqual(input.max);
      if (Number(input.value) > 0) expect(fewer).toBeGreaterThanOrEqual(input.min);
    }),
  );
});
