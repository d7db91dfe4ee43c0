import type { Status } from './order-status.ts';

// Lines, coupons, fees and shipping of an order can be changed until money has come for it; after
// that it is corrected by a refund.
// Example: a pending order: yes. The same order paid, or packed and paid on delivery: no.

export const EDITABLE: readonly Status[] = ['pending', 'on-hold'];

export function mayEdit(order: { status: Status; paidAt: number | null }): boolean {
  return order.paidAt === null && EDITABLE.includes(order.status);
}
