import * as z from 'zod/mini';

/** How amounts are written: every record with prices carries these keys beside them. */
export const storeCurrency = {
  currency_code: z.string(),
  currency_symbol: z.string(),
  currency_minor_unit: z.int(),
  currency_decimal_separator: z.string(),
  currency_thousand_separator: z.string(),
  currency_prefix: z.string(),
  currency_suffix: z.string(),
};

/** An amount in minor units as a text: "3000" is 30.00. A product without a price has "0". */
export const storeAmount = z.string().check(z.regex(/^\d+$/));
