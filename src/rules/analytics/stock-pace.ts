// How long what is in stock lasts at the pace of the last days.
// Example: 12 pieces, 6 sold in 30 days: 60 days.

/**
 * Full days; 0 where nothing is left, null where nothing was sold, so that it is not known. `sold` may be
 * below nothing where more was returned.
 */
export function daysLeft(quantity: number, sold: number, days: number): number | null {
  if (quantity <= 0) return 0;
  return sold <= 0 ? null : Math.floor((quantity * days) / sold);
}
