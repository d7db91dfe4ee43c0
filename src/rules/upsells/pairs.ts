// Products bought together, counted over orders.
// Example: one order with tray, napkin and jar makes the pairs tray–napkin, tray–jar and
// napkin–jar, each in both directions, once however many pieces were bought.

/** A larger order is a restocking and is ignored. */
export const MAX_PRODUCTS = 20;

export interface Pair {
  productId: number;
  otherId: number;
}

export function toPairs(productIds: readonly number[]): Pair[] {
  const ids = [...new Set(productIds)];
  if (ids.length > MAX_PRODUCTS) return [];
  return ids.flatMap((productId) =>
    ids.filter((id) => id !== productId).map((otherId) => ({ productId, otherId })),
  );
}

/** Adds up the pairs of several orders: key `12/15` to their number. */
export function countPairs(orders: readonly (readonly number[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ids of orders) {
    for (const { productId, otherId } of toPairs(ids)) {
      const key = `${productId}/${otherId}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
