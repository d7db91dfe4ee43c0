import type { ChosenItem } from '#rules/bundles/check-selection.ts';
import type { BundlePart } from '#rules/bundles/price-bundle.ts';
import { type VariationForm, variationForm } from '#rules/bundles/variation-state.ts';
import { type Money, money } from '#rules/money/money.ts';
import { readQuantity } from '#rules/quantities/check.ts';
import type { BundleItemView, SentBundleItem, StartedItem } from '#wire/bundles.ts';
import type { VariationRecord } from '#wire/product.ts';
import type { FilledOptions } from './filled-options.ts';

/** An item's state at this moment, and what follows from it. */
export interface ItemSnapshot extends StartedItem {
  item: BundleItemView;
  pieces: number;
  form: VariationForm<VariationRecord>;
  /** Has options to choose. */
  varies: boolean;
  /**
   * One piece without options; the lowest price while choices are open, null where there is none.
   */
  price: Money | null;
  /** Everything is chosen, so the price is final. */
  exact: boolean;
  /** The chosen variation is out of stock. */
  gone: boolean;
  filled: FilledOptions | null;
}

export function itemSnapshot(
  item: BundleItemView,
  state: StartedItem,
  filled: FilledOptions | null,
): ItemSnapshot {
  const { product } = item;
  const varies = product.attributes.length > 0;
  const chosen = { ...fixedTerms(item), ...state.attributes };
  const form = variationForm(item, product.attributes, product.variations, chosen);
  const { variation } = form;
  const fitting = varies ? (variation?.price ?? product.price) : product.price;
  return {
    ...state,
    attributes: chosen,
    item,
    pieces: filled?.bound ?? readQuantity(state.quantity),
    form,
    varies,
    price: fitting?.min ?? null,
    exact: !varies || variation !== null,
    gone: (variation ?? product).stock.status === 'outofstock' || fitting === null,
    filled,
  };
}

/** A fixed variation has its terms preselected. */
function fixedTerms({ variationId, product }: BundleItemView): Record<string, string> {
  if (variationId === null) return {};
  const attributes = product.variations[0]?.attributes ?? {};
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== ''));
}

export function getPart({ item, pieces, price, filled }: ItemSnapshot): BundlePart[] {
  if (price === null || !Number.isSafeInteger(pieces) || pieces < 1) return [];
  return [
    {
      id: item.id,
      quantity: pieces,
      discount: item.discount,
      unit: filled?.unit ?? price,
      undiscounted: filled?.undiscounted ?? money(0),
    },
  ];
}

export function getChosen({ item, pieces, attributes }: ItemSnapshot): ChosenItem {
  return { id: item.id, quantity: pieces, attributes };
}

/** As sent in `bundle_items`. */
export function sentItem(now: ItemSnapshot, decimals: number): SentBundleItem {
  const { item, form, attributes, pieces, price, filled } = now;
  return {
    item: item.id,
    id: form.variation?.id ?? item.product.id,
    parent: item.product.id,
    attributes,
    quantity: pieces,
    price: ((price ?? 0) / 10 ** decimals).toFixed(decimals),
    ...(filled && { options: filled.values }),
  };
}

/** A file of a chosen item is still being uploaded. */
export function isWaiting(items: readonly ItemSnapshot[]): boolean {
  return items.some(({ on, filled }) => on && filled?.waiting);
}
