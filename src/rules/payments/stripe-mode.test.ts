import { expect, test } from 'vitest';
import { getStripeMode, type StripeMode } from './stripe-mode.ts';

test.each<[string, string, StripeMode]>([
  ['pk_live_1', 'sk_live_1', 'live'],
  ['pk_live_1', 'rk_live_1', 'live'],
  ['pk_test_1', 'sk_test_1', 'test'],
  ['pk_test_1', 'rk_test_1', 'test'],
  ['pk_live_1', 'sk_test_1', 'mixed'],
  ['pk_test_1', 'sk_live_1', 'mixed'],
  ['pk_test_1', 'rk_live_1', 'mixed'],
])('%s with %s is %s', (publishableKey, secretKey, mode) => {
  expect(getStripeMode({ publishableKey, secretKey })).toBe(mode);
});
