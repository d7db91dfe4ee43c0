import type { Money } from '../money/money.ts';
import type { SeenPayment } from './settle-payment.ts';

// Whether the provider and the shop agree on a payment that the shop counts as paid.
// Example: the shop has returned 10.00 and the provider 42.00, by its own dashboard: they differ.

export interface CountedPayment {
  amount: Money;
  currency: string;
  /** Returned so far, without what is still asked for. */
  refunded: Money;
}

export type PaymentDifference = 'state' | 'amount' | 'refunded';

export function paymentDifference(
  ours: CountedPayment,
  theirs: SeenPayment & { refunded: Money },
): PaymentDifference | null {
  if (theirs.state !== 'paid') return 'state';
  if (theirs.amount !== ours.amount || theirs.currency !== ours.currency) return 'amount';
  return theirs.refunded === ours.refunded ? null : 'refunded';
}
