import { readQuantity } from '#rules/quantities/check.ts';
import type { AddInput } from '#server/cart/add-line.ts';
import { EDITED_LINE_FIELD, FRAGMENT_SELECTORS, type FragmentSelector } from '#wire/cart.ts';
import { idParam } from '#wire/store/params.ts';

type Values = Record<string, unknown>;

/** Fields may come as texts of a form or as JSON. */
export function textIn(values: Values, ...names: string[]): string {
  for (const name of names) {
    const value = values[name];
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** Null where none is given; NaN where it is no whole number. */
export function quantityIn(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : Number.NaN;
  return typeof value === 'string' ? readQuantity(value) : Number.NaN;
}

function idIn(values: Values, ...names: string[]): number | null {
  for (const name of names) {
    if (values[name] === undefined) continue;
    const id = idParam.safeParse(values[name]);
    if (id.success) return id.data;
  }
  return null;
}

export function attributesIn(values: Values): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith('attribute_')) continue;
    if (typeof value === 'string' || typeof value === 'number') chosen[name] = String(value);
  }
  return chosen;
}

/** What a product's form asks for: one line, or one for each member of a set with a quantity. */
export function addInputsIn(values: Values): AddInput[] {
  const { quantity } = values;
  if (typeof quantity === 'object' && quantity !== null) {
    return Object.entries(quantity).flatMap(([id, typed]) => {
      const productId = idIn({ id }, 'id');
      const asked = quantityIn(typed);
      return productId === null || asked === null || asked === 0
        ? []
        : [{ productId, quantity: asked }];
    });
  }
  const productId = idIn(values, 'product_id', 'productID', 'add-to-cart');
  if (productId === null) return [];
  return [
    {
      productId,
      variationId: idIn(values, 'variation_id'),
      quantity: quantityIn(quantity),
      attributes: attributesIn(values),
      fields: values,
      replaces: textIn(values, EDITED_LINE_FIELD),
    },
  ];
}

/** A list and a record of texts say the same: ['flat_rate:1'] is { 0: 'flat_rate:1' }. */
export function ratesIn(value: unknown): Record<string, string> {
  if (typeof value === 'string') return { 0: value };
  if (typeof value !== 'object' || value === null) return {};
  const rates: Record<string, string> = {};
  for (const [id, rate] of Object.entries(value)) if (typeof rate === 'string') rates[id] = rate;
  return rates;
}

/** 'span.cart-count,div.xoo-wsc-drawer' names two, '' none; whoever says nothing gets them all. */
export function fragmentsIn(value: unknown): readonly FragmentSelector[] {
  if (typeof value !== 'string') return FRAGMENT_SELECTORS;
  const named = new Set(value.split(',').map((selector) => selector.trim()));
  return FRAGMENT_SELECTORS.filter((selector) => named.has(selector));
}
