import type { Order } from '#wire/wc/order-response.ts';
import { type DraftPackage, type OrderDraft, sentParts } from './order-draft.ts';

// An order that is there as a draft, and what is to change of it as the API takes it: parts that are
// gone are named with what takes them out.

export function toOrderDraft(order: Order): OrderDraft {
  return {
    lines: order.line_items.map(({ id, name, quantity, product_id: productId }) => ({
      key: `line-${id}`,
      id,
      name,
      productId,
      quantity: String(quantity),
      agreed: '',
      reason: '',
      choice: null,
    })),
    fees: order.fee_lines.map(({ id, name, total, extensions }) => ({
      key: `fee-${id}`,
      id,
      name,
      kind: extensions || total.startsWith('-') ? 'discount' : 'fee',
      amount: extensions ? `${extensions.vitrine.percent} %` : total.replace('-', ''),
    })),
    coupons: order.coupon_lines.map(({ code }) => code),
    shipping: {},
    isShippingUnchanged: true,
  };
}

type Ordered = Pick<Order, 'line_items' | 'fee_lines' | 'shipping_lines'>;

export function sentChanges(
  draft: OrderDraft,
  packages: readonly DraftPackage[],
  decimals: number,
  order: Ordered,
) {
  const parts = sentParts(draft, packages, decimals);
  const stays = new Set([...draft.lines, ...draft.fees].flatMap(({ id }) => id ?? []));
  const gone = <Row extends { id: number }>(rows: readonly Row[]) =>
    rows.filter(({ id }) => !stays.has(id));
  return {
    line_items: [
      ...parts.line_items,
      ...gone(order.line_items).map(({ id }) => ({ id, product_id: null, quantity: 0 })),
    ],
    fee_lines: [...parts.fee_lines, ...gone(order.fee_lines).map(({ id }) => ({ id, name: null }))],
    coupon_lines: parts.coupon_lines,
    shipping_lines: [
      ...(draft.isShippingUnchanged ? [] : order.shipping_lines).map(({ id }) => ({
        id,
        method_id: null,
      })),
      ...parts.shipping_lines,
    ],
  };
}
