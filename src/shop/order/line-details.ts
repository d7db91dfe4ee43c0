import { pricedDetails } from '#rules/cart/priced-details.ts';
import type { Money } from '#rules/money/money.ts';
import type { OrderLine } from '#wire/order.ts';
import type { Translate } from '../ui/translate.ts';

interface Words {
  t: Translate;
  money(amount: Money): string;
}

/** Details below a line's name: "Colour: Sand", "Gift box: $2.00", "1 piece refunded". */
export function lineDetails(
  line: OrderLine,
  { t, money }: Words,
  attributes = line.attributes,
): string[] {
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
