import { attributesIn } from '#server/api/shop/cart-fields.ts';
import type { AddInput } from '#server/cart/add-line.ts';
import { UPSELL_ATTRIBUTES_FIELD, UPSELL_ITEMS_FIELD, type UpsellOffer } from '#wire/upsells.ts';

// What somebody ticked in the upsell bar of a product, against what stands there.
// Example: { upsell_items: ['12', '15'], upsell_attributes: { 15: { attribute_pa_color: 'sand' } } }.

type Values = Readonly<Record<string, unknown>>;

export type Selection = { ok: true; inputs: AddInput[] } | { ok: false };

/** Only items of the offer, each once; prices and quantities are the shop's own. */
export function readSelection(offer: Pick<UpsellOffer, 'items'>, values: Values): Selection {
  const ids = listIn(values[UPSELL_ITEMS_FIELD]);
  if (!ids || ids.length === 0) return { ok: false };
  const attributes = recordIn(values[UPSELL_ATTRIBUTES_FIELD]);
  const inputs: AddInput[] = [];
  for (const id of new Set(ids)) {
    const item = offer.items.find((each) => each.id === id);
    if (!item) return { ok: false };
    const chosen = attributesIn({ ...recordIn(attributes[String(id)]) });
    inputs.push({ productId: id, quantity: item.quantity, attributes: chosen });
  }
  return { ok: true, inputs };
}

/** A list of numbers: several fields, a JSON list or one with commas; null where it is none. */
function listIn(value: unknown): number[] | null {
  const list = Array.isArray(value) ? value : textList(value);
  if (!list) return null;
  const ids = list.map((each) => (/^\d{1,12}$/.test(String(each)) ? Number(each) : Number.NaN));
  return ids.some(Number.isNaN) ? null : ids;
}

function textList(value: unknown): unknown[] | null {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string' || value.trim() === '') return null;
  if (!value.trimStart().startsWith('[')) return value.split(',').map((each) => each.trim());
  return parsed(value, Array.isArray);
}

function recordIn(value: unknown): Record<string, unknown> {
  const isRecord = (found: unknown): found is Record<string, unknown> =>
    typeof found === 'object' && found !== null;
  if (isRecord(value)) return { ...value };
  return typeof value === 'string' ? { ...parsed(value, isRecord) } : {};
}

function parsed<T>(text: string, is: (found: unknown) => found is T): T | null {
  try {
    const found: unknown = JSON.parse(text);
    return is(found) ? found : null;
  } catch {
    // What is no JSON says nothing.
    return null;
  }
}
