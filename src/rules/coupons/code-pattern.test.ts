import { expect, test } from 'vitest';
import { codeFrom, codesWithin, hasRoomFor } from './code-pattern.ts';

test.each([
  ['SPRING-##', 0, 'SPRING-22'],
  ['SPRING-??', 0.999, 'SPRING-ZZ'],
  ['*', 0.999, '9'],
  ['plain', 0.5, 'plain'],
])('%s with %d is %s', (pattern, value, code) => {
  expect(codeFrom(pattern, () => value)).toBe(code);
});

test('letters and digits that look alike are left out', () => {
  let at = 0;
  const all = codeFrom('*'.repeat(32), () => at++ / 32);
  expect(all).toBe('ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
});

test.each([
  ['A', 1, 1, false],
  ['##', 64, 1, false],
  ['###', 512, 5, true],
  ['?????', 24 ** 5, 1000, true],
])('%s has %d codes; room for %d is %s', (pattern, codes, count, hasRoom) => {
  expect(codesWithin(pattern)).toBe(codes);
  expect(hasRoomFor(pattern, count)).toBe(hasRoom);
});
