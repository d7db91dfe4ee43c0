import { multiplyMoney } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';

/**
 * How many units a price by measurement is made of, to two decimals; null where it is no such multiple,
 * since something else counts, too. Example: 127.68 at 38.00 per m² are 3.36 m².
 */
export function measuredUnits(total: Money, unitPrice: Money): number | null {
  if (unitPrice <= 0) return null;
  const units = Math.round((total / unitPrice) * 100) / 100;
  return units > 0 && multiplyMoney(unitPrice, units) === total ? units : null;
}
