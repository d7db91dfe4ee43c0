import { expect, test } from 'vitest';
import { COUPON_PROBLEMS } from '#rules/coupons/conditions/problem.ts';
import { formatMessage } from '#rules/messages/format.ts';
import { couponMessages } from './coupons.ts';

// The figures a problem may carry, as the server fills them in.
const figures = { amount: '$50.00', count: 2, at: 'June 15, 2026', other: 'HEARTH25' };

test.each(COUPON_PROBLEMS)('%s is said in whole words', (code) => {
  const text = formatMessage(couponMessages[code], figures, 'en');
  expect(text).toMatch(/^[A-Z\d].+\.$/);
  expect(text).not.toMatch(/[{}]/);
});

test('an empty field is answered with what to do', () => {
  expect(couponMessages['coupons.problem.empty']).toBe('Please enter a coupon code.');
});
