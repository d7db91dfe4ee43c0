import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';

test.each([
  ['ann.lee@example.com', 'a…@example.com'],
  ['ann@example.com', 'a…@example.com'],
  ['al@example.com', '…@example.com'],
  ['a@example.com', '…@example.com'],
  ['🕯candle@example.com', '🕯…@example.com'],
  ['nobody', '…'],
  ['', '…'],
])('%j is reported as %j [CO-12]', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
