import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each([
  ['an EAN', '4006381333931', true],
  ['with a wrong last digit', '4006381333932', false],
  ['a short EAN', '96385074', true],
  ['a UPC', '036000291452', true],
  ['of a box', '00012345600012', true],
  ['with hyphens', '978-3-16-148410-0', false],
  ['of another length', '12345', false],
  ['none', '', false],
])('%s', (_, text, expected) => {
  expect(isGtin(text)).toBe(expected);
});
