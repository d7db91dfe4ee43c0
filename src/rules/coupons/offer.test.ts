import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import type { Coupon, CouponRecord } from './coupon.ts';
import { getOffer, sortOffers } from './offer.ts';
import { NOON, testCoupon, testLine, toCart, unused } from './testing/test-coupon.ts';

const cart = toCart([testLine('mug', { unitPrice: money(1400) })]);
const guest = { ...cart, customer: { id: null, email: 'bob@example.com', roles: [] } };
const offered = (conditions: Coupon['conditions'], uses: Partial<CouponRecord> = {}) =>
  getOffer({ ...unused(testCoupon('c', { conditions })), ...uses }, guest, []);

test.each([
  ['usable', {}, {}],
  ['waiting', { minimumSpend: { amount: money(5000) } }, {}],
  ['waiting', { onlyFor: { productIds: [99], categoryIds: [] } }, {}],
  ['used', { customerLimit: { count: 1 } }, { usedByCustomer: 1 }],
  ['used', { usageLimit: { count: 4 } }, { usedTotal: 4 }],
] as const)('is %s with %j', (state, conditions, uses) => {
  const offer = offered(conditions, uses);
  expect(offer?.state).toBe(state);
  expect(offer?.problems.length === 0).toBe(state === 'usable');
});

test.each([
  ['has not begun', { starts: { at: NOON + 1 } }],
  ['has expired', { expires: { at: NOON } }],
  ['has expired and asks for more', { expires: { at: NOON }, minimumSpend: { amount: money(1) } }],
  ['is for somebody else', { emails: { patterns: ['ann@example.com'] } }],
] as const)('one that %s is not offered', (_, conditions) => {
  expect(offered(conditions)).toBeNull();
});

test('says whether it is applied already', () => {
  const coupon = testCoupon('TEN');
  expect(getOffer(unused(coupon), cart, ['ten'])?.applied).toBe(true);
  expect(getOffer(unused(coupon), cart, ['other'])?.applied).toBe(false);
});

test('an empty cart makes nobody wait', () => {
  const coupon = testCoupon('c', { conditions: { minimumSpend: { amount: money(5000) } } });
  expect(getOffer(unused(coupon), toCart([]), [])?.state).toBe('usable');
});

test('usable ones come first, the one that ends sooner before the other', () => {
  const make = (name: string, conditions: Coupon['conditions']) =>
    getOffer(unused(testCoupon(name, { conditions })), cart, []);
  const offers = [
    make('wait', { minimumSpend: { amount: money(5000) } }),
    make('open', {}),
    make('soon', { expires: { at: NOON + 1 } }),
  ].flatMap((offer) => offer ?? []);
  const order = sortOffers(offers).map((offer) => offer.coupon.code);
  expect(order).toEqual(['soon', 'open', 'wait']);
});
