import { type Money, money } from '../money/money.ts';
import type { Bundle, BundleItem, BundleTier } from './bundle.ts';
import type { PriceSpan } from './first-price.ts';
import { priceBundle } from './price-bundle.ts';

// What a bundle costs with more and more of its items, for the manager who sets its tiers: what is
// required first, then what is preselected, then the rest in their order. Open choices count with
// their lowest price and with their highest.
// Example: mug and tray are 62.70 at 5 %, and with the napkin and the honey 81.60 at 15 %.

export interface ExamplePrice {
  /** Ids of the chosen items. */
  items: readonly string[];
  tier: BundleTier | null;
  sum: PriceSpan;
  off: PriceSpan;
  total: PriceSpan;
}

/** Nothing where a required item has no price. */
export function examplePrices(
  bundle: Pick<Bundle, 'base' | 'items' | 'tiers' | 'minItems' | 'maxItems'>,
  productPrice: PriceSpan | null,
  getSpan: (item: BundleItem) => PriceSpan | null,
): ExamplePrice[] {
  const ranked = [...bundle.items].sort((one, two) => getRank(one) - getRank(two));
  const spans = ranked.map((item) => ({ item, span: getSpan(item) }));
  if (spans.some(({ item, span }) => item.required && !span)) return [];
  if (bundle.base !== 'free' && !productPrice) return [];
  const priced = spans.flatMap(({ item, span }) => (span ? [{ item, span }] : []));
  const needed = priced.filter(({ item }) => item.required).length;
  const least = Math.max(bundle.minItems, needed, 1);
  const maxItems = Math.min(bundle.maxItems, priced.length);
  const examples: ExamplePrice[] = [];
  for (let count = least; count <= maxItems; count += 1) {
    const chosen = priced.slice(0, count);
    const at = (end: keyof PriceSpan) => priceAt(bundle, productPrice, chosen, end);
    const [low, high] = [at('min'), at('max')];
    examples.push({
      items: chosen.map(({ item }) => item.id),
      tier: low.tier,
      sum: { min: low.sum, max: high.sum },
      off: { min: low.off, max: high.off },
      total: { min: low.total, max: high.total },
    });
  }
  return examples;
}

function getRank({ required, chosen }: BundleItem): number {
  if (required) return 0;
  return chosen ? 1 : 2;
}

function priceAt(
  bundle: Pick<Bundle, 'base' | 'tiers'>,
  productPrice: PriceSpan | null,
  chosen: readonly { item: BundleItem; span: PriceSpan }[],
  end: keyof PriceSpan,
) {
  const undiscountedPart = (unit: Money) => ({ unit, undiscounted: money(0) });
  return priceBundle(
    bundle,
    undiscountedPart(productPrice ? productPrice[end] : money(0)),
    chosen.map(({ item: { id, discount, quantity }, span }) => ({
      id,
      discount,
      quantity: quantity.first,
      ...undiscountedPart(span[end]),
    })),
  );
}
