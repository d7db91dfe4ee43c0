import type { Money } from '../money/money.ts';
import { freeShippingProgress } from '../shipping/free-shipping-progress.ts';
import type { ShippingMethod } from '../shipping/shipping.ts';
import { shippingRates } from '../shipping/shipping-rates.ts';

// What it costs to have one piece delivered, by the methods of a zone.
// Example: flat 6.00 and free from 75.00: a tray of 48.00 costs 6.00, free from 75.00; a table of
// 180.00 nothing.

export interface ShippingCost {
  cost: Money;
  /** From how much on it is free; null where it is already, or never by money alone. */
  freeFrom: Money | null;
  /** Of this method; null for those of the shop. */
  transitDays: readonly [number, number] | null;
}

interface Piece {
  price: Money;
  weight: number;
  shippingClass: string;
  chargedWeight: number;
  decimals: number;
}

/** The cheapest method; collecting it is none. Null where nothing delivers. */
export function shippingCost(
  methods: readonly ShippingMethod[],
  { price, weight, shippingClass, chargedWeight, decimals }: Piece,
): ShippingCost | null {
  const carried = methods.filter(({ kind }) => kind !== 'local_pickup');
  const spent = { spent: price, spentBeforeDiscounts: price, freeShippingCoupon: false };
  const lines = [{ quantity: 1, cost: price, price, weight, shippingClass }];
  const details = { ...spent, lines, coupons: [], places: [], chargedWeight, decimals };
  const { rates, broken } = shippingRates(carried, details);
  const [cheapest] = rates
    .filter(({ instanceId }) => !broken.includes(instanceId))
    .sort((a, b) => a.cost - b.cost);
  if (!cheapest) return null;
  const { cost, transitDays = null } = cheapest;
  const threshold = freeShippingProgress(carried, spent)?.threshold ?? null;
  return { cost, freeFrom: cost > 0 ? threshold : null, transitDays };
}
