import type { Money } from '../money/money.ts';
import type { Status } from './order-status.ts';

// An order can be paid in the shop while its payment was not begun, or failed.
// Example: a card was refused: yes. A bank transfer is pending, nothing is owed, or a program wrote it in
// a currency other than the shop's: no.

export const PAYABLE: readonly Status[] = ['pending', 'failed'];

export function mayPay(
  order: { status: Status; total: Money; currency: string },
  shopCurrency: string,
): boolean {
  return PAYABLE.includes(order.status) && order.total > 0 && order.currency === shopCurrency;
}
