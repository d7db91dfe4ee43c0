import { expect, test } from 'vitest';
import { isLiveKey } from './live-key.ts';

test.each([
  ['pk_live_1', true],
  ['sk_live_1', true],
  ['rk_live_1', true],
  ['pk_test_1', false],
  ['sk_test_1', false],
  ['rk_test_1', false],
  ['sk_test_live_1', false],
  ['', false],
])('%s is live: %s', (key, isLive) => {
  expect(isLiveKey(key)).toBe(isLive);
});
