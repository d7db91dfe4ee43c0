import * as z from 'zod/mini';
import { entriesOf } from './form-fields.ts';

const LONGEST_RATE = 100;

/** Package to rate. A list and one text say the same: ['flat_rate:1'] is { 0: 'flat_rate:1' }. */
export const shippingRates = z.transform((value: unknown): Record<string, string> => {
  const given = typeof value === 'string' ? [value] : value;
  const rates = entriesOf(given).flatMap(([id, rate]) =>
    typeof rate === 'string' ? [[id, rate.slice(0, LONGEST_RATE)] as const] : [],
  );
  return Object.fromEntries(rates);
});
