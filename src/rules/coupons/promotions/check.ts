import type { Promotion } from './promotion.ts';
import type { PromotionTier } from './tiers.ts';

// What contradicts itself in a promotion, by its field.
// Example: "buy 3, the cheapest 3 free" gives { code: 'notFewer', field: 'discounted' }.

export interface PromotionProblem {
  code: 'notFewer' | 'notSet' | 'twice' | 'notRising';
  field: 'discounted' | 'items' | 'tiers';
}

export function promotionProblems(promotion: Promotion): PromotionProblem[] {
  switch (promotion.kind) {
    case 'cheapest':
      return promotion.discounted < promotion.quantity
        ? []
        : [{ code: 'notFewer', field: 'discounted' }];
    case 'bundle': {
      const { items } = promotion;
      const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces < 2) return [{ code: 'notSet', field: 'items' }];
      const products = new Set(items.map(({ productId }) => productId));
      return products.size === items.length ? [] : [{ code: 'twice', field: 'items' }];
    }
    case 'tiers':
      return promotion.tiers.every((tier, index) => rises(promotion.tiers[index - 1], tier))
        ? []
        : [{ code: 'notRising', field: 'tiers' }];
  }
}

/** More pieces, or a higher amount, have a higher percentage. */
function rises(before: PromotionTier | undefined, tier: PromotionTier): boolean {
  return !before || (tier.least > before.least && tier.percent > before.percent);
}
