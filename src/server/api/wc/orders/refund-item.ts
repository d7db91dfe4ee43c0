import type { OrderRecord, OrderRefund } from '#server/orders/order-record.ts';
import type { Refund } from '#wire/wc/order-response.ts';
import { amountWriter } from '../shared/amounts.ts';
import { writtenDates } from '../shared/dates.ts';
import { metaItems } from '../shared/meta.ts';
import { type ItemParts, lineItem } from './order-item.ts';
import { taxIn } from './refund-tax.ts';

/** A refund with what it took off the lines of its order, as negative amounts. */
export function refundItem(
  order: Pick<OrderRecord, 'lines' | 'rows'>,
  refund: OrderRefund,
  { ctx, origin, decimals }: ItemParts,
): Refund {
  const { settings } = ctx;
  const amount = amountWriter(settings, decimals);
  const rows = refund.rows.flatMap(({ rowId, amount: refunded, tax }) => {
    const row = order.rows.find(({ id }) => id === rowId);
    if (!row) return [];
    const totals = {
      total: amount(tax - refunded),
      total_tax: amount(-tax),
      taxes: [],
      meta_data: refundedMeta(rowId),
    };
    return { row, totals };
  });
  return {
    id: refund.id,
    ...writtenDates('date_created', refund.at, settings),
    amount: amount(refund.amount),
    reason: refund.reason,
    refunded_by: refund.authorId ?? 0,
    refunded_payment: refund.providerRefund !== '',
    meta_data: metaItems(refund.meta),
    line_items: refund.lines.flatMap(({ lineId, quantity, amount: refunded, tax: named }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      if (!line) return [];
      const tax = named ?? taxIn(refunded, line);
      const net = amount(tax - refunded);
      return {
        ...lineItem(line, amount, origin),
        quantity: -quantity,
        subtotal: net,
        subtotal_tax: amount(-tax),
        total: net,
        total_tax: amount(-tax),
        taxes: [],
        meta_data: refundedMeta(lineId),
        price: quantity === 0 ? 0 : Number(amount(refunded - tax)) / quantity,
      };
    }),
    shipping_lines: rows
      .filter(({ row }) => row.kind === 'shipping')
      .map(({ row, totals }) => ({
        id: row.id,
        method_title: row.label,
        method_id: row.code,
        instance_id: '',
        ...totals,
      })),
    tax_lines: [],
    fee_lines: rows
      .filter(({ row }) => row.kind === 'fee')
      .map(({ row, totals }) => ({
        id: row.id,
        name: row.label,
        tax_class: '',
        tax_status: 'taxable',
        amount: '',
        ...totals,
      })),
  };
}

function refundedMeta(id: number) {
  const [key, value] = ['_refunded_item_id', String(id)];
  return [{ id: 0, key, value, display_key: key, display_value: value }];
}
