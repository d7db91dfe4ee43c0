import { findZone } from '#rules/shipping/find-zone.ts';
import type { ShippingZone } from '#rules/shipping/shipping.ts';
import type { Location } from '#rules/tax/tax-rate.ts';
import { emptyAddress } from '#server/cart/cart-location.ts';
import { EMPTY_CART } from '#server/cart/cart-state.ts';
import { type PricedCart, priceCart } from '#server/cart/pricing/price-cart.ts';
import { loadVariationChoices } from '#server/catalog/reading/load-variations.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import type { OrderProblem } from '../order-problem.ts';
import { readyLines, withUniqueKeys } from './hand-lines.ts';

// What a shopper at an address would be offered for some products, by the same functions as their cart.
// Nothing is written.

export interface TestLine {
  productId: number;
  /** Null for the first variation of a product that has some. */
  variationId: number | null;
  quantity: number;
}

export type TriedShipping =
  | { ok: true; zone: ShippingZone | null; cart: PricedCart }
  | { ok: false; problems: OrderProblem[] };

export async function tryShipping(
  ctx: ShopContext,
  place: Location,
  lines: readonly TestLine[],
  draft: ShippingZone | null = null,
): Promise<TriedShipping> {
  const requested = await Promise.all(
    lines.map(async ({ productId, variationId, quantity }) => ({
      productId,
      variationId: variationId ?? (await firstVariation(ctx, productId)),
      quantity,
      subtotal: null,
      total: null,
      agreed: null,
      meta: [],
      attributes: {},
      options: {},
    })),
  );
  const ready = await readyLines(ctx, requested, { filesOf: null });
  if (!ready.ok) return ready;
  const address = emptyAddress(place);
  const state = {
    ...EMPTY_CART,
    lines: withUniqueKeys(ready.lines).map(({ stored }) => stored),
    shipping: address,
    billing: address,
  };
  const stored = await loadShippingZones(ctx.db);
  const zones = draft ? [...stored.filter(({ id }) => id !== draft.id), draft] : stored;
  const cart = await priceCart(ctx, state, { customerId: null, zones });
  return { ok: true, zone: findZone(zones, place), cart };
}

async function firstVariation({ db }: ShopContext, productId: number): Promise<number | null> {
  const [first] = await loadVariationChoices(db, productId);
  return first?.id ?? null;
}
