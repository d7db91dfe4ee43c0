import type { PriceStep } from '#rules/cart/cart-line.ts';
import { activePrice } from '#rules/catalog/price.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { GroupProduct } from '#rules/options/option-form.ts';
import type { Sold } from '#server/catalog/facts/line-stock.ts';
import type { CartFacts } from '#server/catalog/facts/product-facts.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import type { AddOn } from '#server/options/add-ons.ts';
import type { FormVersion } from '#server/options/forms/load-forms.ts';
import type { OptionDetail } from '#server/options/option-details.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { LineGroup } from '../bundles/price-groups.ts';
import type { StoredLine } from '../cart-state.ts';
import { optionPrices } from './option-prices.ts';

// What a piece of a line costs, found step by step: first the product or its variation with the sale
// that runs now, then whatever options and bundles put on it. Each adds its own file to the list.

export interface Priced {
  unit: Money;
  regular: Money;
  once: Money;
  /** Taken off once for the line. */
  off?: Money;
  undiscounted: Money;
  onSale: boolean;
  steps: readonly PriceStep[];
  /** False where another line or a field decides the quantity. */
  quantityFree: boolean;
  /** The quantity that follows from the entries; null where nothing but the line decides it. */
  bound: number | null;
  /** What was chosen besides the variation, in words, wherever it may be said. */
  details: readonly OptionDetail[];
  /** Its product has options that can be filled in anew. */
  hasForm: boolean;
  /** Which forms in which version its options were priced by. */
  forms?: readonly FormVersion[];
  /** False where the form has changed so that the entries no longer fit it. */
  entriesFit: boolean;
  /** Products that leave with it. */
  addOns?: readonly AddOn[];
  /** What could have been taken along, by product. */
  offered?: ReadonlyMap<number, GroupProduct>;
  /** The bundle it belongs to, where it belongs to one. */
  group?: LineGroup;
}

export interface PricingInput {
  line: StoredLine;
  sold: Sold;
  now: number;
}

/** Null where it has no price any more: it cannot be bought. */
export type PricingStep = (priced: Priced, input: PricingInput) => Priced | null;

/** Loads what a step needs for all lines at once, so that a long cart costs no more queries. */
export type PricingSource = (
  ctx: ShopContext,
  lines: readonly StoredLine[],
  facts: CartFacts,
) => Promise<PricingStep>;

const NOTHING: Priced = {
  unit: money(0),
  regular: money(0),
  once: money(0),
  undiscounted: money(0),
  onSale: false,
  steps: [],
  quantityFree: true,
  bound: null,
  details: [],
  hasForm: false,
  entriesFit: true,
};

const productPrice: PricingSource =
  async () =>
  (priced, { sold, now }) => {
    const active = activePrice(priceTag(sold.variation ?? sold.product), now);
    // A bundle may cost nothing but what its items do.
    if (!active) return sold.product.kind === 'bundle' ? priced : null;
    return {
      ...priced,
      unit: active.price,
      regular: active.regular,
      onSale: active.onSale,
      steps: [...priced.steps, { code: 'product', subject: '', amount: active.price }],
    };
  };

/** In the order they are taken. */
const PRICING_SOURCES: readonly PricingSource[] = [productPrice, optionPrices];

export async function loadPricing(
  ctx: ShopContext,
  lines: readonly StoredLine[],
  facts: CartFacts,
): Promise<(input: PricingInput) => Priced | null> {
  const steps: PricingStep[] = [];
  for (const source of PRICING_SOURCES) steps.push(await source(ctx, lines, facts));
  return (input) =>
    steps.reduce<Priced | null>((priced, step) => priced && step(priced, input), NOTHING);
}
