import { type Money, money } from '../money/money.ts';

// How much of reserved money is taken. What is not taken is released: a provider lets money be taken
// once.
// Example: 100.00 are reserved and one of the things is not to be had: 60.00 are taken, 40.00 released.

/** Null where it cannot be taken: nothing, or more than is reserved. */
export function captureAmount(requested: Money | null, reserved: Money): Money | null {
  const amount = requested ?? reserved;
  return amount > 0 && amount <= reserved ? amount : null;
}

/** What of a payment is never taken; 0 where it was taken whole. */
export function getReleased(reserved: Money, captured: Money): Money {
  return money(Math.max(0, reserved - captured));
}
