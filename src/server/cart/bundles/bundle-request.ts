import type { Bundle } from '#rules/bundles/bundle.ts';
import type { FieldValues } from '#rules/options/field-value.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BundleForm, ItemInputs, ListedItem } from '#wire/forms/bundle-form.ts';

// A bundle as it is asked for, against the items that the bundle has: by the list of a script or
// program, or by the inputs of the form without script.

export interface RequestedItem {
  id: string;
  quantity: number;
  /** Null where only attributes are named. */
  variationId: number | null;
  attributes: Record<string, string>;
  /** Values of option fields by field id. */
  options: FieldValues;
  /** What the page had for one piece, in minor units; null where it did not say. */
  price: number | null;
}

export interface BundleRequest {
  productId: number;
  quantity: number;
  /** Null where it cannot be read as a list of items. */
  items: readonly RequestedItem[] | null;
  fields: Record<string, string>;
  /** What the page had for all of it, in minor units; null where it did not say. */
  shownTotal: number | null;
  /** Key of the bundle in the cart this one takes the place of, or ''. */
  replaces: string;
}

/** What cannot be read is refused by addBundle. */
export async function loadBundleRequest(
  ctx: ShopContext,
  form: BundleForm,
): Promise<BundleRequest> {
  const { productId, quantity, fields, replaces } = form;
  const decimals = ctx.settings['currency.decimals'];
  const bundle = (await loadBundles(ctx.db, [productId])).get(productId);
  const displayedTotal = readPrice(form.total, decimals);
  const items = bundle ? requestedItems(form, bundle, decimals) : [];
  return {
    productId,
    quantity: quantity ?? 1,
    items: Number.isNaN(displayedTotal) ? null : items,
    fields,
    shownTotal: displayedTotal,
    replaces,
  };
}

/** Null for a list that cannot be read. */
export function requestedItems(
  { items, inputs }: Pick<BundleForm, 'items' | 'inputs'>,
  bundle: Bundle,
  decimals: number,
): RequestedItem[] | null {
  if (items === 'unreadable') return null;
  return items ? listedItems(items, bundle, decimals) : enteredItems(inputs, bundle);
}

/** Null where an item has a price that is none. */
function listedItems(
  list: readonly ListedItem[],
  bundle: Bundle,
  decimals: number,
): RequestedItem[] | null {
  const free = [...bundle.items];
  const items: RequestedItem[] = [];
  for (const one of list) {
    const at = free.findIndex((item) =>
      one.item !== undefined
        ? item.id === one.item
        : item.productId === one.parent ||
          (one.id != null && (item.productId === one.id || item.variationId === one.id)),
    );
    const item = at < 0 ? undefined : free.splice(at, 1)[0];
    const price = readPrice(one.price ?? '', decimals);
    if (Number.isNaN(price)) return null;
    const foreign = item && one.parent != null && one.parent !== item.productId;
    items.push({
      id: item && !foreign ? item.id : (one.item ?? String(one.parent ?? one.id ?? '')),
      quantity: one.quantity,
      variationId: one.id === item?.productId ? null : (one.id ?? null),
      attributes: one.attributes,
      options: one.options,
      price,
    });
  }
  return items;
}

function enteredItems(
  inputs: Readonly<Record<string, ItemInputs>>,
  bundle: Bundle,
): RequestedItem[] {
  return Object.entries(inputs).flatMap(([id, { on, quantity, attributes, options }]) => {
    const item = bundle.items.find((each) => each.id === id);
    // A required item has no box to tick.
    if (!on && !item?.required) return [];
    const pieces = quantity ?? item?.quantity.first ?? 1;
    return [{ id, quantity: pieces, variationId: null, attributes, options, price: null }];
  });
}

/** 18.5 and '18.50' are 1850; null for an empty text, NaN for what is no price. */
function readPrice(input: string | number, decimals: number): number | null {
  if (input === '') return null;
  const text = String(input).trim();
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(text)) return Number.NaN;
  const minor = Number(text) * 10 ** decimals;
  return Math.abs(minor - Math.round(minor)) < 1e-6 ? Math.round(minor) : Number.NaN;
}
