import type { Money } from '../money/money.ts';

// Whether a payment method is offered for an order. Example: cash on delivery limited to
// `local_pickup` and to 200.00 is offered for a collected order of 150.00, for a posted one not.

export interface PaymentLimits {
  minTotal: Money | null;
  maxTotal: Money | null;
  /** Kinds (`flat_rate`) or single rates (`flat_rate:1`); empty for every shipping method. */
  shippingMethods: readonly string[];
  /** Country codes; empty for every country. */
  countries: readonly string[];
  /** Offered also where nothing is shipped. */
  withoutDelivery: boolean;
}

export interface PaymentDetails {
  total: Money;
  /** '' while unknown, which passes. */
  country: string;
  shippingRates: readonly string[];
  needsShipping: boolean;
}

export function withinLimits(limits: PaymentLimits, details: PaymentDetails): boolean {
  const { minTotal, maxTotal, countries } = limits;
  if (minTotal !== null && details.total < minTotal) return false;
  if (maxTotal !== null && details.total > maxTotal) return false;
  if (countries.length > 0 && details.country !== '' && !countries.includes(details.country)) {
    return false;
  }
  if (!details.needsShipping) return limits.withoutDelivery;
  return details.shippingRates.every((rate) => shippingFits(limits.shippingMethods, rate));
}

function shippingFits(allowed: readonly string[], rate: string): boolean {
  if (allowed.length === 0) return true;
  return allowed.some((method) => rate === method || rate.startsWith(`${method}:`));
}
