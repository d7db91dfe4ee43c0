import type { OrderRecord, OrderRecordLine, OrderRefund } from '#server/orders/order-record.ts';

/** Pieces refunded at their price contain its tax. */
export function taxIn(refunded: number, { total, totalTax }: OrderRecordLine): number {
  const gross = total + totalTax;
  return gross === 0 ? 0 : Math.round((refunded * totalTax) / gross);
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
