import type { OrderRecord, OrderRecordLine, OrderRefund } from '#server/orders/order-record.ts';

/** Pieces refunded at their price contain its tax. */
export function taxIn(taken: number, { total, totalTax }: OrderRecordLine): number {
  const whole = total + totalTax;
  return whole === 0 ? 0 : Math.round((taken * totalTax) / whole);
}

/** The tax of all that a refund took back; an amount that names no lines contains none. */
export function refundTax({ lines }: Pick<OrderRecord, 'lines'>, refund: OrderRefund): number {
  const ofLines = refund.lines.map(({ lineId, amount, tax }) => {
    const line = lines.find(({ id }) => id === lineId);
    return tax ?? (line ? taxIn(amount, line) : 0);
  });
  const ofRows = refund.rows.map(({ tax }) => tax);
  return [...ofLines, ...ofRows].reduce((sum, tax) => sum + tax, 0);
}
