import type * as z from 'zod/mini';
import type { PercentPrice, PiecePrice } from '#rules/cart/entered-by-hand.ts';
import { parsePercent } from '#rules/cart/percent-off.ts';
import type { MetaChange } from '#rules/meta/merge-meta.ts';
import type { Money } from '#rules/money/money.ts';
import type { LineChange, RowChange } from '#server/orders/manual/edit-parts.ts';
import type { HandFee, HandShippingLine } from '#server/orders/manual/hand-order.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { feeLine, lineItem, shippingLine } from '#wire/wc/order.ts';
import { getAmount, getSignedAmount } from '../shared/amounts.ts';
import { BAD_META, metaChanges } from '../shared/meta.ts';

// Lines, shipping and fees as they were sent, in the shop's own words.

type SentLine = z.output<typeof lineItem>;
type SentShipping = z.output<typeof shippingLine>;
type SentFee = z.output<typeof feeLine>;

/** What is wrong, by the name of its parameter; empty where all is right. */
export type Problems = Record<string, string>;

export interface PartReader {
  problems: Problems;
  lines(sent: readonly SentLine[]): LineChange[];
  shipping(sent: readonly SentShipping[]): RowChange<HandShippingLine>[];
  fees(sent: readonly SentFee[]): RowChange<HandFee>[];
  meta(sent: Parameters<typeof metaChanges>[0], field: string): MetaChange[];
}

/** Collects every problem, so that a program learns of all of them at once. */
export function partReader(settings: Settings): PartReader {
  const problems: Problems = {};
  const amount = (text: string | null | undefined, field: string): Money | null => {
    if (text === null || text === undefined) return null;
    const read = getAmount(text, settings);
    if (read === null) problems[field] ??= 'must be an amount of 0 or more';
    return read;
  };
  /** A fee below zero lowers the order. */
  const signed = (text: string | null | undefined, field: string): Money | null => {
    if (text === null || text === undefined) return null;
    const read = getSignedAmount(text, settings);
    if (read === null) problems[field] ??= 'is too large';
    return read;
  };
  const meta: PartReader['meta'] = (sent, field) => {
    const read = metaChanges(sent);
    if (read === null) problems[field] ??= BAD_META;
    return read ?? [];
  };
  const percent = (text: string | undefined, field: string): number | null => {
    if (!text) return null;
    const read = parsePercent(text);
    if (read === null) problems[field] ??= 'must be a percentage above 0 and up to 100';
    return read;
  };
  const agreed = ({ extensions }: SentLine, field: string): PercentPrice | PiecePrice | null => {
    const sentWith = extensions?.vitrine ?? {};
    const reason = (sentWith.price_reason ?? '').trim();
    const piece = amount(sentWith.unit_price || null, `${field}[unit_price]`);
    const off = percent(sentWith.percent_off, `${field}[percent_off]`);
    if (piece !== null && off !== null) {
      problems[`${field}[percent_off]`] ??= 'cannot be sent together with unit_price';
    }
    if (off !== null) return { percent: off, reason };
    return piece === null ? null : { piece, reason };
  };
  return {
    problems,
    meta,
    lines: (sent) =>
      sent.map((line, at) => {
        const field = `line_items[${at}]`;
        const id = line.id || null;
        const productId = line.variation_id || line.product_id || 0;
        if (id === null && productId === 0) problems[`${field}[product_id]`] ??= 'is required';
        if (id === null && line.quantity === 0)
          problems[`${field}[quantity]`] ??= 'must be above 0';
        const removed = id !== null && line.product_id === null;
        return {
          id,
          productId: line.product_id || productId,
          variationId: line.variation_id || null,
          quantity: removed ? 0 : (line.quantity ?? null),
          subtotal: amount(line.subtotal, `${field}[subtotal]`),
          total: amount(line.total, `${field}[total]`),
          agreed: agreed(line, `${field}[extensions][vitrine]`),
          meta: meta(line.meta_data, `${field}[meta_data]`),
          attributes: line.extensions?.vitrine?.attributes ?? {},
          options: line.extensions?.vitrine?.options ?? {},
        };
      }),
    shipping: (sent) =>
      sent.map((line, at) => {
        const field = `shipping_lines[${at}]`;
        const id = line.id || null;
        const { method_id: method, instance_id: instance, method_title: title } = line;
        if (id === null && !method) problems[`${field}[method_id]`] ??= 'is required';
        const total = amount(line.total, `${field}[total]`);
        const { package_id: packageId = null, rate_id: offered } = line.extensions?.vitrine ?? {};
        const named = method && (instance ? `${method}:${instance}` : method);
        const rateId = offered || named;
        return {
          id,
          removed: method === null,
          row: {
            ...(rateId && { rateId }),
            ...(title && { title }),
            ...(total !== null && { total }),
            packageId,
          },
          meta: meta(line.meta_data, `${field}[meta_data]`),
        };
      }),
    fees: (sent) =>
      sent.map((line, at) => {
        const field = `fee_lines[${at}]`;
        const id = line.id || null;
        const { name, tax_status: status, tax_class: taxClass } = line;
        if (id === null && !name) problems[`${field}[name]`] ??= 'is required';
        const total = signed(line.total, `${field}[total]`);
        const off = percent(
          line.extensions?.vitrine?.percent,
          `${field}[extensions][vitrine][percent]`,
        );
        return {
          id,
          removed: name === null,
          row: {
            ...(name && { name }),
            ...(status && { taxable: status === 'taxable' }),
            ...(taxClass !== undefined && { taxClass }),
            ...(total !== null && { total, percent: null }),
            ...(off !== null && { percent: off }),
          },
          meta: meta(line.meta_data, `${field}[meta_data]`),
        };
      }),
  };
}
