import { describe, expect, it, test } from 'vitest';
import { money } from '../money/money.ts';
import { freeShippingProgress, progressTo } from './free-shipping-progress.ts';
import type { ShippingMethod } from './shipping.ts';

test.each([
  [7500, 4800, { threshold: 7500, left: 2700, percent: 64, reached: false }],
  [7500, 0, { threshold: 7500, left: 7500, percent: 0, reached: false }],
  [7500, 7499, { threshold: 7500, left: 1, percent: 99, reached: false }],
  [7500, 7500, { threshold: 7500, left: 0, percent: 100, reached: true }],
  [7500, 99_999, { threshold: 7500, left: 0, percent: 100, reached: true }],
  [0, 100, null],
  [null, 100, null],
])('free from %j with %d in the cart is %j [CT-65]', (threshold, spent, progress) => {
  expect(progressTo(threshold === null ? null : money(threshold), money(spent))).toEqual(progress);
});

type Free = ShippingMethod & { kind: 'free_shipping' };
const free = (overrides: Partial<Free>): Free => ({
  instanceId: 1,
  title: '',
  enabled: true,
  position: 0,
  taxable: false,
  kind: 'free_shipping',
  requires: 'min_amount',
  minAmount: money(7500),
  ignoreDiscounts: false,
  ...overrides,
});

describe('the bar by the methods of a zone', () => {
  const details = {
    spent: money(4800),
    spentBeforeDiscounts: money(5000),
    freeShippingCoupon: false,
  };
  const coupon = { ...details, freeShippingCoupon: true };
  test.each([
    ['a minimum', [free({})], details, 2700],
    ['a minimum before discounts', [free({ ignoreDiscounts: true })], details, 2500],
    ['a minimum or a coupon', [free({ requires: 'either' })], details, 2700],
    ['a minimum or the coupon there is', [free({ requires: 'either' })], coupon, 0],
    ['a minimum and a coupon that is missing', [free({ requires: 'both' })], details, undefined],
    ['a minimum and the coupon there is', [free({ requires: 'both' })], coupon, 2700],
    ['a coupon only', [free({ requires: 'coupon' })], details, undefined],
    ['turned off', [free({ enabled: false })], details, undefined],
    ['two of them: the nearer', [free({}), free({ minAmount: money(6000) })], details, 1200],
    ['none', [], details, undefined],
  ])('%s [CT-65]', (_, methods, input, left) => {
    expect(freeShippingProgress(methods, input)?.left).toBe(left);
  });

  it('is not there where other methods are', () => {
    const pickup: ShippingMethod = { ...free({}), kind: 'local_pickup', cost: '0', places: [] };
    expect(freeShippingProgress([pickup], details)).toBeNull();
  });
});
