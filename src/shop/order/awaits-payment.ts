import type { OrderView } from '#wire/order.ts';

/** Paid or cancelled orders need no payment instructions. */
const WAITING: readonly OrderView['status'][] = ['pending', 'on-hold', 'processing'];

/** Whether the order says how it is paid. */
export function hasPaymentSteps({ status, payment }: OrderView): boolean {
  const { instructions, details, paidAt } = payment;
  if (paidAt !== null || !WAITING.includes(status)) return false;
  return instructions !== '' || details.length > 0;
}
