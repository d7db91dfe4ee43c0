import type { Money } from '../money/money.ts';
import type { Status } from './order-status.ts';

// An order can be paid in the shop while its payment was not begun, or failed.
// Example: a card was refused: yes. A bank transfer is pending, or nothing is owed: no.

export const PAYABLE: readonly Status[] = ['pending', 'failed'];

export function mayPay(order: { status: Status; total: Money }): boolean {
  return PAYABLE.includes(order.status) && order.total > 0;
}
