import { expect, test } from 'vitest';
import { guest } from '../testing/review-shop.ts';
import { takeCheckAttempt, takeVoteAttempt } from './review-limits.ts';

const NOON = Date.UTC(2026, 5, 15, 12);
const HOUR = 3_600_000;

test('votes on one review from one address end soon, whoever sends them; time brings them back [RV-40]', () => {
  const here = guest(NOON, '198.51.100.20');
  const rotations = Array.from({ length: 7 }, () => takeVoteAttempt(NOON, here, 1));
  expect(rotations).toEqual([true, true, true, true, true, false, false]);
  expect(takeVoteAttempt(NOON, here, 2)).toBe(true);
  expect(takeVoteAttempt(NOON, guest(NOON, '198.51.100.21'), 1)).toBe(true);
  expect(takeVoteAttempt(NOON + HOUR, here, 1)).toBe(true);
});

test('votes on many reviews from one address end too', () => {
  const here = guest(NOON, '198.51.100.22');
  const rotations = Array.from({ length: 40 }, (_, review) => takeVoteAttempt(NOON, here, review));
  expect(rotations.filter(Boolean)).toHaveLength(30);
});

test('looks at reviews, which bring files along, end as well', () => {
  const here = guest(NOON, '198.51.100.23');
  const rotations = Array.from({ length: 40 }, () => takeCheckAttempt(NOON, here));
  expect(rotations.filter(Boolean)).toHaveLength(30);
});
