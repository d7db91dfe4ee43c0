import { describe, expect, test } from 'vitest';
import { cardBrand, groupDigits, groupExpiry, toDigits } from './card-brand.ts';
import { checkCard, hasCheckDigit, parseExpiry } from './check-card.ts';
import { LISTED_CARDS, TEST_CARDS } from './test-cards.ts';

const NOW = { year: 2026, month: 11 };
const good = { number: '4242 4242 4242 4242', expiry: '04/34', code: '123' };

describe('a card as it was typed', () => {
  test('is right', () => {
    expect(checkCard(good, NOW)).toEqual([]);
    expect(checkCard({ ...good, expiry: '11/26' }, NOW)).toEqual([]);
    const amex = { number: '3782 822463 10005', expiry: '1 / 2030', code: '1234' };
    expect(checkCard(amex, NOW)).toEqual([]);
  });

  test.each([
    [{ number: '' }, 'number', 'missing'],
    [{ number: 'no number' }, 'number', 'missing'],
    [{ number: '4242 4242 4242' }, 'number', 'incomplete'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'invalid'],
    [{ number: '4242 4242 4242 4242 0' }, 'number', 'invalid'],
    // A number that could be somebody's.
    [{ number: '4929 4212 3460 0821' }, 'number', 'unknown'],
    [{ expiry: ' ' }, 'expiry', 'missing'],
    [{ expiry: '13/30' }, 'expiry', 'invalid'],
    [{ expiry: '00/30' }, 'expiry', 'invalid'],
    [{ expiry: '4' }, 'expiry', 'invalid'],
    [{ expiry: '04/99' }, 'expiry', 'invalid'],
    [{ expiry: '10/26' }, 'expiry', 'past'],
    [{ expiry: '12/25' }, 'expiry', 'past'],
    [{ code: '' }, 'code', 'missing'],
    [{ code: '12' }, 'code', 'incomplete'],
    [{ code: '1234' }, 'code', 'incomplete'],
  ])('%j: %s %s', (part, field, code) => {
    expect(checkCard({ ...good, ...part }, NOW)).toEqual([{ field, code }]);
  });

  test('may be wrong in all three fields', () => {
    const fields = checkCard({ number: '', expiry: '', code: '' }, NOW).map(({ field }) => field);
    expect(fields).toEqual(['number', 'expiry', 'code']);
  });
});

test.each([
  ['4242', 'visa'],
  ['5555', 'mastercard'],
  ['2223', 'mastercard'],
  ['378', 'american_express'],
  ['6011', 'discover'],
  ['9', ''],
  ['', ''],
])('the brand of %s is %s', (digits, name) => {
  expect(cardBrand(digits).name).toBe(name);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42424', '4242 4'],
  ['', ''],
])('%s is grouped as %s', (digits, text) => {
  expect(groupDigits(digits)).toBe(text);
  expect(toDigits(text)).toBe(digits);
});

test.each([
  ['0', '0'],
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['043', '04/3'],
  ['0434', '04/34'],
  ['434', '04/34'],
  ['4/34', '04/34'],
  ['04/2034', '04/34'],
  ['04 / 34', '04/34'],
])('the month %s is written %s', (typed, text) => {
  expect(groupExpiry(typed)).toBe(text);
});

test('a month is read with or without a sign between', () => {
  expect(parseExpiry('0434')).toEqual({ month: 4, year: 2034 });
  expect(parseExpiry('4/34')).toEqual({ month: 4, year: 2034 });
  expect(parseExpiry('04/034')).toBeNull();
});

test('every test number has its check digit and a length of its brand', () => {
  for (const { digits } of TEST_CARDS) {
    expect(hasCheckDigit(digits)).toBe(true);
    expect(digits).toHaveLength(cardBrand(digits).length);
  }
  expect(LISTED_CARDS.map(({ reaction }) => reaction)).toEqual([
    'accept',
    'decline',
    'funds',
    'expired',
    'authenticate',
  ]);
});
