// How many reviews of a product one person may write.
// Example: with `orders_count`, a customer who ordered a mug twice may write two reviews of it;
// with `one_verified`, one who never did may write none.

export type RestrictRule = 'none' | 'one' | 'one_verified' | 'orders_count';

export interface WriterDetails {
  /** This person's reviews of the product, without spam. */
  written: number;
  /** Completed orders of this person with the product. */
  orders: number;
}

export type RestrictProblem =
  | 'reviews.problem.once'
  | 'reviews.problem.buyersOnly'
  | 'reviews.problem.ordersUsed';

export function restrictReview(
  rule: RestrictRule,
  { written, orders }: WriterDetails,
): RestrictProblem | null {
  if (rule === 'none') return null;
  if (rule !== 'one' && orders === 0) return 'reviews.problem.buyersOnly';
  if (rule === 'orders_count') return written < orders ? null : 'reviews.problem.ordersUsed';
  return written === 0 ? null : 'reviews.problem.once';
}
