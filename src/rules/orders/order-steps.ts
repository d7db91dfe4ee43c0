import type { Status } from './order-status.ts';

// How far an order is, as its buyer sees it.
// Example: paid on Monday and not sent yet is placed (done), paid (done) and sent (next).

export const ORDER_STEPS = ['placed', 'paid', 'sent', 'ready', 'cancelled', 'refunded'] as const;
export type OrderStepName = (typeof ORDER_STEPS)[number];

export interface OrderStep {
  readonly name: OrderStepName;
  readonly state: 'done' | 'next' | 'later';
  /** When it was done, where that is known. */
  readonly at: number | null;
}

interface StepsOrder {
  readonly status: Status;
  readonly placedAt: number;
  readonly paidAt: number | null;
  /** When each parcel left. */
  readonly sentAt: readonly number[];
  /** Something of it is sent to its buyer. */
  readonly isShipped: boolean;
}

export function orderSteps(order: StepsOrder): OrderStep[] {
  const { status, placedAt, paidAt, sentAt, isShipped } = order;
  const placed: OrderStep = { name: 'placed', state: 'done', at: placedAt };
  const paid: OrderStep[] = paidAt === null ? [] : [{ name: 'paid', state: 'done', at: paidAt }];
  const last = sentAt.length === 0 ? null : Math.max(...sentAt);
  const end = isShipped ? 'sent' : 'ready';
  switch (status) {
    case 'pending':
    case 'on-hold':
    case 'failed': {
      const due: OrderStep[] = paidAt === null ? [{ name: 'paid', state: 'next', at: null }] : paid;
      return [placed, ...due, { name: end, state: paidAt === null ? 'later' : 'next', at: null }];
    }
    case 'processing':
      // Paid on delivery, it is sent before.
      return [placed, ...paid, { name: end, state: 'next', at: last }];
    case 'completed':
      return [placed, ...paid, { name: end, state: 'done', at: last }];
    case 'cancelled':
    case 'refunded':
      return [placed, ...paid, { name: status, state: 'done', at: null }];
  }
}
