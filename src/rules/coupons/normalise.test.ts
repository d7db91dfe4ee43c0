import { describe, expect, test } from 'vitest';
import { normaliseEmail } from './conditions/normalise-email.ts';
import { linkCoupons, withoutLinkCoupons } from './link-coupon.ts';
import { normaliseCode } from './normalise-code.ts';

test.each([
  ['WELCOME10', 'welcome10'],
  ['  Welcome10\t', 'welcome10'],
  ['Spring   Sale', 'spring sale'],
  ['CAFE\u0301', 'caf\u00e9'],
  ['', ''],
])('the code %j is %j [CP-01]', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
  expect(normaliseCode(normaliseCode(typed))).toBe(code);
});

test.each([
  [' Ann@Example.COM ', 'ann@example.com'],
  ['ann+shop@example.com', 'ann@example.com'],
  ['ann+a+b@example.com', 'ann@example.com'],
  ['a.n.n@gmail.com', 'a.n.n@gmail.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['ann@exa+mple.com', 'ann@exa+mple.com'],
  ['"odd@name"+x@example.com', '"odd@name"@example.com'],
  ['not an address', 'not an address'],
  ['', ''],
])('the address %j counts as %j', (typed, counted) => {
  expect(normaliseEmail(typed)).toBe(counted);
  expect(normaliseEmail(counted)).toBe(counted);
});

describe('a link with a coupon', () => {
  test.each([
    ['coupon=WELCOME10', ['welcome10']],
    ['wt_coupon=FiveOff', ['fiveoff']],
    ['coupon=a&wt_coupon=b&coupon=A', ['a', 'b']],
    ['coupon=a,b,,%20', ['a', 'b']],
    ['coupon=', []],
    ['coupons=a', []],
    [`coupon=${'x'.repeat(65)}`, []],
    ['coupon=a%00b', []],
    ['coupon=1,2,3,4,5,6,7', ['1', '2', '3', '4', '5']],
  ])('?%s brings %j', (search, codes) => {
    expect(linkCoupons(new URLSearchParams(search))).toEqual(codes);
  });

  test('leaves the rest of the address as it was', () => {
    const search = new URLSearchParams('orderby=price&coupon=a&wt_coupon=b&page=2');
    expect(withoutLinkCoupons(search).toString()).toBe('orderby=price&page=2');
    expect(search.get('coupon')).toBe('a');
  });
});
