import { activePrice } from '#rules/catalog/price.ts';
import { money } from '#rules/money/money.ts';
import type { CartData } from '#server/catalog/facts/product-details.ts';
import { priceTag } from '#server/catalog/price-tag.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoredLine } from '../cart-state.ts';
import { optionPrices } from './option-prices.ts';
import type { Priced, PricingInput, PricingSource, PricingStep } from './priced.ts';

// What a piece of a line costs, found step by step: first the product or its variation with the sale
// that runs now, then whatever options and bundles put on it. Each adds its own file to the list.

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
  details: CartData,
): Promise<(input: PricingInput) => Priced | null> {
  const steps: PricingStep[] = [];
  for (const source of PRICING_SOURCES) steps.push(await source(ctx, lines, details));
  return (input) =>
    steps.reduce<Priced | null>((priced, step) => priced && step(priced, input), NOTHING);
}
