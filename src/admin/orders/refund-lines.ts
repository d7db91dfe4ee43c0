import { addMoney, multiplyMoney, subtractMoney } from '#rules/money/arithmetic.ts';
import { getDecimal, parseDecimal } from '#rules/money/decimal.ts';
import { type Money, money } from '#rules/money/money.ts';
import { getWorth } from '#rules/orders/refund-amount.ts';
import { addQuantities, subtractQuantity } from '#rules/quantities/quantity.ts';
import type { OrderLineItem, OrderShippingLine } from '#wire/wc/order-response.ts';

// What is left to refund of an order's lines and delivery, and a refund by line as the API takes it.
// The server decides again; here the amounts are only worked out before they are sent.

type RefundedLine = Pick<OrderLineItem, 'id' | 'quantity' | 'total' | 'total_tax'>;
type OrderedLine = RefundedLine & Pick<OrderLineItem, 'name'>;
type RefundedShipping = Pick<OrderShippingLine, 'id' | 'total' | 'total_tax'>;
type OrderedShipping = RefundedShipping & Pick<OrderShippingLine, 'method_title'>;

export interface LeftLine {
  id: number;
  name: string;
  quantity: number;
  total: Money;
  tax: Money;
  refundedQuantity: number;
  refundedAmount: Money;
  left: number;
  leftAmount: Money;
}

export interface LeftShipping {
  id: number;
  name: string;
  tax: Money;
  total: Money;
  leftAmount: Money;
}

const amount = (text: string, decimals: number): Money =>
  parseDecimal(text.replace('-', ''), decimals) ?? money(0);

export function leftLines(
  { line_items: lines }: { line_items: readonly OrderedLine[] },
  refunds: readonly { line_items: readonly RefundedLine[] }[],
  decimals: number,
): LeftLine[] {
  const refunded = refunds.flatMap((refund) => refund.line_items);
  return lines.map((line) => {
    const lineRefunds = refunded.filter(({ id }) => id === line.id);
    const tax = amount(line.total_tax, decimals);
    const total = addMoney(amount(line.total, decimals), tax);
    const refundedQuantity = addQuantities(
      ...lineRefunds.map(({ quantity }) => Math.abs(quantity)),
    );
    const refundedAmount = addMoney(
      ...lineRefunds.flatMap((one) => [
        amount(one.total, decimals),
        amount(one.total_tax, decimals),
      ]),
    );
    return {
      id: line.id,
      name: line.name,
      quantity: line.quantity,
      total,
      tax,
      refundedQuantity,
      refundedAmount,
      left: Math.max(0, subtractQuantity(line.quantity, refundedQuantity)),
      leftAmount: subtractMoney(total, refundedAmount),
    };
  });
}

export function leftShipping(
  { shipping_lines: lines }: { shipping_lines: readonly OrderedShipping[] },
  refunds: readonly { shipping_lines: readonly RefundedShipping[] }[],
  decimals: number,
): LeftShipping[] {
  const refunded = refunds.flatMap((refund) => refund.shipping_lines);
  return lines.map((line) => {
    const lineRefunds = refunded.filter(({ id }) => id === line.id);
    const tax = amount(line.total_tax, decimals);
    const total = addMoney(amount(line.total, decimals), tax);
    const refundedAmount = addMoney(
      ...lineRefunds.flatMap((one) => [
        amount(one.total, decimals),
        amount(one.total_tax, decimals),
      ]),
    );
    const leftAmount = subtractMoney(total, refundedAmount);
    return { id: line.id, name: line.method_title, tax, total, leftAmount };
  });
}

/** The price with tax of so many pieces, '' for none. */
export function worthText(line: LeftLine, quantity: number, decimals: number): string {
  return quantity === 0 ? '' : getDecimal(getWorth(line, quantity), decimals);
}

export interface RefundPart {
  id: number;
  quantity: number;
  /** With tax. */
  amount: Money;
}

/** An amount with tax as the API takes it: without, and its tax beside. */
export function refundPart(
  { id, quantity, amount: total }: RefundPart,
  of: Pick<LeftLine, 'tax' | 'total'>,
  decimals: number,
) {
  const tax = of.total === 0 ? money(0) : multiplyMoney(total, of.tax / of.total);
  return {
    id,
    quantity,
    refund_total: getDecimal(subtractMoney(total, tax), decimals),
    refund_tax: [{ id: 0, refund_total: getDecimal(tax, decimals) }],
  };
}
