import { may, type Rights } from './permissions.ts';

// How much of an order somebody may pay back. The limit counts all that was paid back of the order, so
// that two refunds of half do what one may not.
// Example: with a limit of 50.00 and 30.00 paid back already, 20.00 may follow and 20.01 may not.

/** In minor units. `right`: no refund at all. `limit`: the amount is above what the role may. */
export type RefundVerdict = 'yes' | 'right' | 'limit';

export function mayRefund(
  rights: Rights,
  { amount, before }: { amount: number; before: number },
): RefundVerdict {
  if (!may(rights, 'refund-orders')) return 'right';
  if (rights.refundLimit === null) return 'yes';
  return before + amount <= rights.refundLimit ? 'yes' : 'limit';
}
