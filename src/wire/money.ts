import * as z from 'zod/mini';
import type { Money } from '#rules/money/money.ts';

/** Money crosses the network as a plain integer of minor units. */
export const moneyValue = z.custom<Money>((value) => Number.isSafeInteger(value));

export const currencyFormat = z.object({
  code: z.string(),
  symbol: z.string(),
  position: z.enum(['left', 'right', 'left_space', 'right_space']),
  decimals: z.int(),
  decimalSeparator: z.string(),
  thousandSeparator: z.string(),
});
