import type { Status } from './order-status.ts';

// A buyer may take back an order that waits for their money; later only the shop can.
// Example: a bank transfer was chosen and nothing has come: yes. The same order with half of the sum
// received, or one that is packed and paid at the door: no.

export const WAITS_FOR_MONEY: readonly Status[] = ['pending', 'failed', 'on-hold'];

export function mayCancel(order: { status: Status; paidAt: number | null }): boolean {
  return order.paidAt === null && WAITS_FOR_MONEY.includes(order.status);
}
