import type { ShippingRate } from './shipping.ts';

// Which of the offered rates is taken: the one the shopper chose while it is offered, else the first.
// The choice itself is kept, so that it holds again when the rate comes back.
// Example: pickup chosen for an address in town is gone for one abroad, where the first is taken;
// back in town it is pickup again.

export interface ChosenRate {
  rate: ShippingRate;
  /** The shopper had chosen another, which is not offered now. */
  replaced: boolean;
}

/** Null where nothing is offered. */
export function chooseRate(
  offered: readonly ShippingRate[],
  choice: string | null,
): ChosenRate | null {
  const [first] = offered;
  if (!first) return null;
  if (choice === null) return { rate: first, replaced: false };
  const chosen = offered.find(({ rateId }) => rateId === choice);
  return chosen ? { rate: chosen, replaced: false } : { rate: first, replaced: true };
}
