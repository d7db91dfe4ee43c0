import { expect, test } from 'vitest';
import { countFor, getPlace } from './span-counts.ts';

const DAYS_30 = 30 * 24 * 60 * 60_000;
const SPANS = [
  { span: 10, count: 3 },
  { span: 12, count: 5 },
];

test('adds up the spans', () => {
  expect(countFor(SPANS)).toBe(8);
  expect(countFor([])).toBe(0);
});

test.each([
  ['asc', 0, { offset: 0, after: 10 * DAYS_30 - 1 }],
  ['asc', 2, { offset: 2, after: 10 * DAYS_30 - 1 }],
  ['asc', 3, { offset: 0, after: 12 * DAYS_30 - 1 }],
  ['asc', 7, { offset: 4, after: 12 * DAYS_30 - 1 }],
  ['desc', 4, { offset: 4, before: 13 * DAYS_30 }],
  ['desc', 5, { offset: 0, before: 11 * DAYS_30 }],
  ['desc', 8, { offset: 8 }],
] as const)('%s, after %i: %j', (order, offset, place) => {
  expect(getPlace(SPANS, order, offset)).toEqual(place);
});
