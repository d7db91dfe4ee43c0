import type { Discount } from '../../cart/cart-totals.ts';
import type { CouponProblem } from '../conditions/problem.ts';

/** How the lines are lowered, or what is missing before they are. */
export type PromotionEffect =
  | { lowers: Pick<Discount, 'kind' | 'amount' | 'pieces'> }
  | { lowers: null; problem: CouponProblem };
