import type { CartLine } from '../../cart/cart-line.ts';
import { type BundlePromotion, bundleEffect } from './bundle.ts';
import { type CheapestPromotion, cheapestEffect } from './cheapest.ts';
import type { PromotionEffect } from './effect.ts';
import { type TierPromotion, tierEffect } from './tiers.ts';

// What a coupon gives for several things bought together, in place of its amount.
// Example: { kind: 'cheapest', quantity: 3, discounted: 1, percent: 10_000, times: null } makes one
// of three candles free, and two of six.

export type Promotion = CheapestPromotion | BundlePromotion | TierPromotion;

/** `lines` are those the coupon may lower. What costs nothing already is not counted. */
export function promotionEffect(promotion: Promotion, lines: readonly CartLine[]): PromotionEffect {
  const priced = lines.filter((line) => line.unitPrice > 0);
  switch (promotion.kind) {
    case 'cheapest':
      return cheapestEffect(promotion, priced);
    case 'bundle':
      return bundleEffect(promotion, priced);
    case 'tiers':
      return tierEffect(promotion, priced);
  }
}
