import type { OrderLine } from '#wire/order.ts';
import { useMoney, useText } from '../ui/shop-context.tsx';

/** What stands below a line's name: "Colour: Sand", "Gift box: $2.00", "1 piece refunded". */
export function useLineDetails(line: OrderLine, attributes = line.attributes): string[] {
  const t = useText();
  const money = useMoney();
  const details = attributes.map(({ label, value }) => `${label}: ${value}`);
  for (const { subject, amount } of line.steps) {
    // The product's own price has no subject: it is what the line is about.
    if (subject !== '') details.push(t('orders.step', { subject, amount: money(amount) }));
  }
  if (line.refundedQuantity > 0) {
    details.push(t('orders.refundedPieces', { count: line.refundedQuantity }));
  } else if (line.refundedAmount > 0) {
    details.push(t('orders.refundedAmount', { amount: money(line.refundedAmount) }));
  }
  return details;
}
