import { type Money, money } from '../money/money.ts';
import type { Bundle } from './bundle.ts';
import { priceBundle } from './price-bundle.ts';

// The initial price of a bundle: in a listing, and on its page before anything is chosen. Open
// choices count with their lowest price, and with their highest for the end of the range.
// Example: a mug from 14.00 to 18.00 and a tray of 48.00 at 5 % are 58.90 to 62.70, of 62.00 to
// 66.00.

export interface PriceSpan {
  min: Money;
  max: Money;
}

export interface BundleSpan extends PriceSpan {
  /** Without the bundle's discounts. */
  sumMin: Money;
  sumMax: Money;
}

/** Null where a required item has no price. */
export function firstPrice(
  bundle: Pick<Bundle, 'base' | 'items' | 'tiers'>,
  productPrice: PriceSpan | null,
  getSpan: (item: Bundle['items'][number]) => PriceSpan | null,
): BundleSpan | null {
  const chosen = bundle.items.filter((item) => item.chosen);
  const spans = chosen.map((item) => ({ item, span: getSpan(item) }));
  if (spans.some(({ item, span }) => item.required && !span)) return null;
  if (bundle.base !== 'free' && !productPrice) return null;
  const at = (end: 'min' | 'max') =>
    priceBundle(
      bundle,
      { unit: productPrice ? productPrice[end] : money(0), undiscounted: money(0) },
      spans.flatMap(({ item, span }) => {
        const { id, discount, quantity } = item;
        if (!span) return [];
        return [
          { id, discount, quantity: quantity.first, unit: span[end], undiscounted: money(0) },
        ];
      }),
    );
  const [low, high] = [at('min'), at('max')];
  return { min: low.total, max: high.total, sumMin: low.sum, sumMax: high.sum };
}
