// Which status may follow which, and the effects on stock, coupons and payment.
// Example: an order on hold whose payment arrived becomes processing: its coupon is redeemed and it
// counts as paid. Cancelled instead, its stock is restored and its coupon can be used again.

export type Status =
  | 'pending'
  | 'on-hold'
  | 'processing'
  | 'completed'
  | 'cancelled'
  | 'refunded'
  | 'failed';

/** Orders of these count as bought. */
export const BOUGHT_STATUSES = ['processing', 'completed'] as const satisfies readonly Status[];

/** Orders of these wait for their money. */
export const AWAITS_PAYMENT: readonly Status[] = ['pending', 'on-hold', 'failed'];

const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  pending: ['on-hold', 'processing', 'completed', 'cancelled', 'failed'],
  'on-hold': ['processing', 'completed', 'cancelled', 'failed', 'refunded'],
  processing: ['on-hold', 'completed', 'cancelled', 'failed', 'refunded'],
  completed: ['processing', 'refunded'],
  // Reopened: a late payment, or a manager's decision.
  cancelled: ['pending', 'on-hold', 'processing'],
  failed: ['pending', 'on-hold', 'processing', 'completed', 'cancelled'],
  // A refund is not undone by a change of status.
  refunded: [],
};

export function mayBecome(from: Status, to: Status): boolean {
  return NEXT[from].includes(to);
}

/** Stock is reserved for these. */
export function holdsStock(status: Status): boolean {
  return status !== 'cancelled' && status !== 'failed';
}

export interface StatusEffects {
  stock: 'take' | 'return' | 'keep';
  /** `hold` until it is paid or expires. */
  coupons: 'hold' | 'redeem' | 'release' | 'keep';
  /** The payment counts as received. */
  paid: boolean;
  completed: boolean;
}

export function statusEffects(from: Status, to: Status): StatusEffects {
  return {
    stock: stockEffect(from, to),
    coupons: couponEffect(to),
    // Cash is paid on delivery, so a new order that is processing need not be paid.
    paid: to === 'completed' || (to === 'processing' && from !== 'completed'),
    completed: to === 'completed',
  };
}

function stockEffect(from: Status, to: Status): StatusEffects['stock'] {
  if (to === 'refunded' || holdsStock(from) === holdsStock(to)) return 'keep';
  return holdsStock(to) ? 'take' : 'return';
}

function couponEffect(to: Status): StatusEffects['coupons'] {
  if (!holdsStock(to)) return 'release';
  if (to === 'pending') return 'hold';
  return to === 'refunded' ? 'keep' : 'redeem';
}
