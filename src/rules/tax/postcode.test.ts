import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bestFit, plainPostcode, postcodeFit } from './postcode.ts';

describe('a postcode fits', () => {
  test.each([
    ['94107', '94107', 'US', 'exact'],
    ['94107', '94107-1234', 'US', 'exact'],
    ['94107', '94108', 'US', null],
    ['sw1a 1aa', 'SW1A1AA', 'GB', 'exact'],
    ['00-950', '00 950', 'PL', 'exact'],
    ['94*', '94107', 'US', 'part'],
    ['94*', '95107', 'US', null],
    ['*', '1', 'US', 'part'],
    ['K1*B1', 'K1A 0B1', 'CA', 'part'],
    ['K1*B1', 'K1B1', 'CA', 'part'],
    ['K1B*B1', 'K1B1', 'CA', null],
    ['9*1*7', '94107', 'US', 'part'],
    ['94000...94999', '94000', 'US', 'part'],
    ['94000...94999', '94999', 'US', 'part'],
    ['94000...94999', '95000', 'US', null],
    ['01000...02999', '01234', 'US', 'part'],
    ['1000...1999', '01234', 'US', null],
    ['1...999', '42', 'IS', 'part'],
    ['1000...1099', '1012 AB', 'NL', 'part'],
    ['1000AA...1012ZZ', '1012 AB', 'NL', 'part'],
    ['1000AA...1012AA', '1012 AB', 'NL', null],
    ['AB1...AB9', 'AB1 2CD', 'GB', 'part'],
    ['AB1...AB9', 'ab9 9zz', 'GB', 'part'],
    ['AB1...AB9', 'AB12 3CD', 'GB', null],
    ['AB1...AB9', 'AB5', 'GB', 'part'],
    ['AB1...AB9', 'AC5 1AA', 'GB', null],
    ['AB10...AB12', 'AB11 6XY', 'GB', 'part'],
    ['AB10...AB12', 'AB1 6XY', 'GB', null],
    ['AB10 1AA...AB10 5ZZ', 'AB10 4BB', 'GB', 'part'],
    ['AB10 1AA...AB10 5ZZ', 'AB10 6BB', 'GB', null],
    ['SW1...SW9', 'SW1A 1AA', 'GB', 'part'],
    ['K1A...K9Z', 'K2B 5C3', 'CA', 'part'],
    ['K1A...K9Z', 'L2B 5C3', 'CA', null],
    ['AB1...', 'AB1 2CD', 'GB', null],
    ['1...2...3', '2', 'US', null],
    ['', '94107', 'US', null],
    ['*', '', 'US', null],
  ])('%s, %s in %s: %s', (pattern, postcode, country, fit) => {
    expect(postcodeFit(pattern, plainPostcode(postcode, country))).toBe(fit);
  });
});

it('prefers the exact one', () => {
  expect(bestFit(['94*', '94107'], '94107')).toBe('exact');
  expect(bestFit(['94*', '95000'], '94107')).toBe('part');
  expect(bestFit([], '94107')).toBeNull();
});

it('answers any text, and agrees with numbers on ranges of digits', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (pattern, postcode) => {
      expect(['exact', 'part', null]).toContain(
        postcodeFit(pattern, plainPostcode(postcode, 'GB')),
      );
    }),
  );
  const code = fc.integer({ min: 10_000, max: 99_999 });
  fc.assert(
    fc.property(code, code, code, (low, high, requestCount) => {
      const fit = postcodeFit(`${low}...${high}`, String(requestCount));
      expect(fit !== null).toBe(low <= requestCount && requestCount <= high);
    }),
  );
});
