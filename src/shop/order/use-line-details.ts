import { pricedDetails } from '#rules/cart/priced-details.ts';
import type { OrderLine } from '#wire/order.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';

/** Details below a line's name: "Colour: Sand", "Gift box: $2.00", "1 piece refunded". */
export function useLineDetails(line: OrderLine, attributes = line.attributes): string[] {
  const t = useTranslator();
  const money = useMoney();
  const priced = pricedDetails(attributes, line.steps);
  const details = priced.details.map(({ label, value, amount }) => {
    const detail = `${label}: ${value}`;
    return amount ? t('orders.pricedDetail', { detail, amount: money(amount) }) : detail;
  });
  for (const { subject, amount } of priced.rest) {
    details.push(t('orders.step', { subject, amount: money(amount) }));
  }
  if (line.refundedQuantity > 0) {
    details.push(t('orders.refundedPieces', { count: line.refundedQuantity }));
  } else if (line.refundedAmount > 0) {
    details.push(t('orders.refundedAmount', { amount: money(line.refundedAmount) }));
  }
  return details;
}
