// Customers by the month of their first order, and what they have bought in each month since.
// Example: Ada first buys in March for 40.00 and again in May for 20.00: the cohort of March has 40.00 of
// one customer in March and 20.00 of one customer in May.

/** What one customer bought in one month, refunds made in it taken away. */
export interface CustomerMonth {
  customer: string;
  /** `2026-11`. */
  month: string;
  orders: number;
  net: number;
  total: number;
}

export interface CohortPart {
  /** The month of the first order. */
  first: string;
  month: string;
  /** How many bought something in that month; a refund alone is no purchase. */
  customers: number;
  orders: number;
  net: number;
  total: number;
}

/** Of all months of some customers; who has no order in any of them is in no cohort. */
export function cohortParts(months: readonly CustomerMonth[]): CohortPart[] {
  const firsts = new Map<string, string>();
  for (const { customer, month, orders } of months) {
    const first = firsts.get(customer);
    if (orders > 0 && (first === undefined || month < first)) firsts.set(customer, month);
  }
  const parts = new Map<string, CohortPart>();
  for (const { customer, month, orders, net, total } of months) {
    const first = firsts.get(customer);
    if (first === undefined) continue;
    addCohortPart(parts, { first, month, customers: orders > 0 ? 1 : 0, orders, net, total });
  }
  return [...parts.values()];
}

/** What is to be added to come from one list of parts to the other; what stays is left out. */
export function cohortChanges(
  before: readonly CohortPart[],
  now: readonly CohortPart[],
): CohortPart[] {
  const parts = new Map<string, CohortPart>();
  for (const part of now) addCohortPart(parts, part);
  for (const part of before) addCohortPart(parts, part, -1);
  return [...parts.values()].filter(
    ({ customers, orders, net, total }) =>
      customers !== 0 || orders !== 0 || net !== 0 || total !== 0,
  );
}

function addCohortPart(parts: Map<string, CohortPart>, part: CohortPart, factor: 1 | -1 = 1): void {
  const name = `${part.first} ${part.month}`;
  const sum = parts.get(name) ?? { ...part, customers: 0, orders: 0, net: 0, total: 0 };
  parts.set(name, {
    ...sum,
    customers: sum.customers + factor * part.customers,
    orders: sum.orders + factor * part.orders,
    net: sum.net + factor * part.net,
    total: sum.total + factor * part.total,
  });
}
