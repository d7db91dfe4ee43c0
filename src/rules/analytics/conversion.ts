/**
 * How many of the visits ended with an order, between 0 and 1; null where no visit was counted.
 * Example: 3 orders of 124 visits are 0.0242. A visit may have begun the day before its order, or have
 * several, so that there can be more orders than visits: then it is 1.
 */
export function getConversion({
  visits,
  orders,
}: {
  visits: number;
  orders: number;
}): number | null {
  return visits === 0 ? null : Math.min(1, orders / visits);
}
