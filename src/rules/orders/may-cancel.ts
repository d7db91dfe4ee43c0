import type { Status } from './order-status.ts';

// A buyer may cancel an order that awaits payment; later only the shop can.
// Example: a bank transfer was chosen and nothing has arrived: yes. The same order with half of the
// sum received, or one that is packed and paid on delivery: no.

export const WAITS_FOR_MONEY: readonly Status[] = ['pending', 'failed', 'on-hold'];

export function mayCancel(order: { status: Status; paidAt: number | null }): boolean {
  return order.paidAt === null && WAITS_FOR_MONEY.includes(order.status);
}
