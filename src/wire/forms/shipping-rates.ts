import * as z from 'zod/mini';
import { toEntries } from './form-fields.ts';

const MAX_RATE_LENGTH = 100;

/** Package to rate. A list and one text say the same: ['flat_rate:1'] is { 0: 'flat_rate:1' }. */
export const shippingRates = z.transform((value: unknown): Record<string, string> => {
  const input = typeof value === 'string' ? [value] : value;
  const rates = toEntries(input).flatMap(([id, rate]) =>
    typeof rate === 'string' ? [[id, rate.slice(0, MAX_RATE_LENGTH)] as const] : [],
  );
  return Object.fromEntries(rates);
});
