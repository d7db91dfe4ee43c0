import * as z from 'zod/mini';
import { variationResponse } from '#wire/wc/product.ts';
import type { RestProblem } from '../rest/rest-problem.ts';

// The rows of the table of variations: what can be typed of each, and what of it differs.

export const variation = z.pick(variationResponse, {
  id: true,
  sku: true,
  regular_price: true,
  sale_price: true,
  status: true,
  manage_stock: true,
  stock_quantity: true,
  image: true,
  attributes: true,
});
export type Variation = z.infer<typeof variation>;

export const TYPED = ['regular_price', 'sale_price', 'sku', 'stock', 'status'] as const;
export type TypedField = (typeof TYPED)[number];

/** What is typed in one row; an empty stock is not counted. */
export type VariationText = Readonly<Record<TypedField, string>>;

export function toText(row: Variation): VariationText {
  const isCounted = row.manage_stock === true;
  return {
    regular_price: row.regular_price,
    sale_price: row.sale_price,
    sku: row.sku,
    stock: isCounted ? String(row.stock_quantity ?? 0) : '',
    status: row.status === 'publish' ? 'publish' : 'private',
  };
}

export interface VariationChange {
  id: number;
  [field: string]: unknown;
}

/** The change as the API takes it, or null where the row is as it was. */
export function variationChange(row: Variation, typed: VariationText): VariationChange | null {
  const before = toText(row);
  const { stock, ...plain } = Object.fromEntries(
    TYPED.filter((name) => typed[name].trim() !== before[name]).map((name) => [
      name,
      typed[name].trim(),
    ]),
  );
  const counted =
    stock === undefined
      ? {}
      : stock === ''
        ? { manage_stock: false }
        : { manage_stock: true, stock_quantity: stock };
  const change = { ...plain, ...counted };
  return Object.keys(change).length === 0 ? null : { id: row.id, ...change };
}

/** The fields of a row that are typed as text. */
export const TYPED_TEXTS = ['regular_price', 'sale_price', 'stock', 'sku'] as const;

/** The name of the field in error responses. */
export const apiField = (field: TypedField) => (field === 'stock' ? 'stock_quantity' : field);

/** What of a refusal is said at no field of the row; '' where the fields say it all. */
export function otherProblems({
  message,
  fields,
}: Pick<RestProblem, 'message' | 'fields'>): string {
  const visible: readonly string[] = TYPED_TEXTS.map(apiField);
  const texts = Object.entries(fields);
  if (texts.length === 0) return message;
  return texts.flatMap(([name, text]) => (visible.includes(name) ? [] : text)).join(' ');
}

/** 'Small, Red'; a value that is left open is any. */
export function variationName(row: Variation, any: string): string {
  return row.attributes.map(({ option }) => option).join(', ') || any;
}
