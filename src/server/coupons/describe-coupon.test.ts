import { expect, test } from 'vitest';
import type { Coupon } from '#rules/coupons/coupon.ts';
import { testCoupon } from '#rules/coupons/testing/test-coupon.ts';
import { translator } from '#server/language/translator.ts';
import { defaultSettings } from '#server/settings/read-settings.ts';
import { describeCoupon } from './describe-coupon.ts';

const settings = defaultSettings();
const side = (quantity: number) => ({ quantity, productIds: [], categoryIds: [] });

test.each<[Partial<Coupon>, string]>([
  [{ description: 'For friends' }, 'For friends'],
  [{ amount: 1250 }, '12.5% off'],
  [{ kind: 'fixed_cart', amount: 500 }, '$5.00 off'],
  [{ kind: 'fixed_product', amount: 200 }, '$2.00 off each'],
  [{ amount: 0, freeShipping: true }, 'Free delivery'],
  [{ amount: 1000, freeShipping: true }, '10% off and Free delivery'],
  [{ amount: 0, buyGet: { buy: side(3), get: side(1), repeat: true } }, 'Buy 3, get 1 free'],
])('%j gives "%s"', (changes, text) => {
  expect(describeCoupon(testCoupon('C', changes), translator(settings), settings)).toBe(text);
});
