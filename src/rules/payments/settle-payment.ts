import type { Money } from '../money/money.ts';
import type { Status } from '../orders/order-status.ts';

// What follows from news of a payment. News comes by webhook, by the returning browser and by the
// reconciliation, in any order and more than once: what is known already changes nothing.
// Example: 42.00 is captured for a pending order of 42.00: it is finished. The same news again: nothing.
// Captured for an order its buyer has cancelled meanwhile: the money is returned.

export type PaymentState =
  /** The provider was not asked, or its answer was lost. */
  | 'new'
  /** The shopper has something to do: confirm, or pay elsewhere. */
  | 'open'
  /** The provider works on it. */
  | 'working'
  /** The money is reserved and not taken yet. */
  | 'authorised'
  | 'paid'
  | 'failed';

export interface SeenPayment {
  state: Exclude<PaymentState, 'new'>;
  amount: Money;
  currency: string;
}

export interface PaidOrder {
  status: Status;
  /** Some money has come already. */
  paid: boolean;
  /** It was cancelled because its time had run out, and not by a person. */
  expired: boolean;
}

export type PaymentStep =
  | 'none'
  /** Only the state is written down. */
  | 'note'
  | 'fail'
  | 'authorise'
  | 'finish'
  /** Another amount or currency than was asked for: a manager decides. */
  | 'mismatch'
  /** The order does not wait for money any more. */
  | 'refund';

const ORDER: readonly PaymentState[] = ['new', 'open', 'working', 'authorised', 'paid'];

export interface KnownPayment {
  state: PaymentState;
  amount: Money;
  currency: string;
  /** What a manager asked to take of it; null where all of it, or nothing yet. */
  captured?: Money | null;
}

/** What is to come of a payment. */
export function getDueTime({ amount, captured }: Pick<KnownPayment, 'amount' | 'captured'>): Money {
  return captured ?? amount;
}

export function paymentStep(known: KnownPayment, seen: SeenPayment, order: PaidOrder): PaymentStep {
  if (known.state === 'paid' || known.state === seen.state) return 'none';
  if (seen.state === 'failed') return 'fail';
  // Late news of an earlier state.
  if (known.state !== 'failed' && ORDER.indexOf(seen.state) < ORDER.indexOf(known.state)) {
    return 'none';
  }
  if (seen.state === 'authorised') return orderWaits(order) ? 'authorise' : 'note';
  if (seen.state !== 'paid') return 'note';
  if (!orderWaits(order)) return 'refund';
  const fits = seen.amount === getDueTime(known) && seen.currency === known.currency;
  return fits ? 'finish' : 'mismatch';
}

/** Whether the provider has to end a payment: its order is cancelled, and it could still be paid. */
export function isUnwanted(state: PaymentState, status: Status): boolean {
  return status === 'cancelled' && (state === 'open' || state === 'authorised');
}

/** An order whose time ran out while the shopper was at the bank is taken up again. */
function orderWaits({ status, paid, expired }: PaidOrder): boolean {
  if (paid) return false;
  return status === 'cancelled' ? expired : status !== 'refunded';
}
