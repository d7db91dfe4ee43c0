import type { ShippingRate } from './shipping.ts';

// Which offered rate is used: the shopper's choice while it is offered, otherwise the first. The
// choice itself stays stored, so that it applies again when the rate is offered again.
// Example: pickup chosen for an address in town is not offered abroad, where the first is used;
// back in town it is pickup again.

export interface ChosenRate {
  rate: ShippingRate;
  /** The shopper's choice is not offered now. */
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
