import { type Money, money } from '#rules/money/money.ts';
import { findZone } from '#rules/shipping/find-zone.ts';
import { freeShippingProgress } from '#rules/shipping/free-shipping-progress.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';

const NOTHING = { spent: money(0), spentBeforeDiscounts: money(0), freeShippingCoupon: false };

/** From how much on delivery is free where the shop itself is; null where it never is by money alone. */
export async function freeShippingFrom(ctx: ShopContext): Promise<Money | null> {
  const { settings } = ctx;
  if (!settings['shipping.enabled']) return null;
  const fixed = settings['shipping.freeFrom'];
  if (fixed !== null) return fixed > 0 ? money(fixed) : null;
  const zone = findZone(await loadShippingZones(ctx.db), {
    country: settings['shop.country'],
    state: settings['shop.state'],
    postcode: settings['shop.postcode'],
    city: settings['shop.city'],
  });
  return freeShippingProgress(zone?.methods ?? [], NOTHING)?.threshold ?? null;
}
