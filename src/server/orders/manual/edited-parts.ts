import type { Meta } from '#rules/meta/merge-meta.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { OrderRecord } from '../order-record.ts';
import type { ReadyLine } from './hand-lines.ts';
import type { HandFee, HandShippingLine } from './hand-order.ts';

/** A part with the row of the order that it is; null for a new one. */
export type Edited<Part> = Part & { id: number | null; meta: Meta[] };
export type EditedLine = ReadyLine & {
  id: number | null;
  /** Its steps are written anew; otherwise they stay as they were ordered. */
  isRepriced: boolean;
};

export type EditResult = { ok: true } | { ok: false; problems: OrderProblem[] };

export function getShipping(order: OrderRecord): Edited<HandShippingLine>[] {
  return order.rows.flatMap(({ kind, id, code, label, amount, facts: details, meta }) => {
    if (kind !== 'shipping') return [];
    const { taxable = true } = details;
    // What was agreed stays, whatever the shop charges by now.
    return { id, rateId: code, title: label, total: amount, taxable, packageId: null, meta };
  });
}

export function getFees(order: OrderRecord): Edited<HandFee>[] {
  return order.rows.flatMap(({ kind, id, label, amount, facts: details, meta }) => {
    if (kind !== 'fee') return [];
    const { taxable = true, taxClass = '', percent = null } = details;
    return { id, name: label, total: amount, percent, taxable, taxClass, meta };
  });
}

export function getCoupons(order: OrderRecord): string[] {
  return order.rows.flatMap(({ kind, code }) => (kind === 'coupon' ? code : []));
}
