import { AWAITS_PAYMENT, type Status } from './order-status.ts';

// What is to be done with an order next; null where nothing is.
// Example: a paid order of three pieces of which two were sent is shipped next, and completed then.

export type NextStep = 'mark-paid' | 'ship' | 'complete' | 'refund';

export interface OrderState {
  status: Status;
  isPaid: boolean;
  /** Pieces that go by parcel and have not been sent or refunded. */
  leftToShip: number;
  /** Of what was paid, in minor units. */
  leftToRefund: number;
}

export function nextStep({
  status,
  isPaid,
  leftToShip,
  leftToRefund,
}: OrderState): NextStep | null {
  if (AWAITS_PAYMENT.includes(status) && !isPaid) return 'mark-paid';
  // A shop that sends no parcels completes its orders without any.
  if (status === 'refunded' || status === 'completed') return null;
  // What was paid for and is not delivered is owed back.
  if (status === 'cancelled') return leftToRefund > 0 ? 'refund' : null;
  return leftToShip > 0 ? 'ship' : 'complete';
}
