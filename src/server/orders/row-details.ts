import * as z from 'zod';
import { COUPON_KINDS } from '#rules/coupons/coupon.ts';
import { cachedDecode } from '#server/platform/database/cached-decode.ts';

// What is known of a row of an order's totals besides its label and amount, as it was when the order
// was placed. Orders of earlier versions have none of it.

const days = z.tuple([z.number(), z.number()]).readonly();

const pickedUpAt = z.object({
  id: z.string(),
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  phone: z.string(),
  note: z.string(),
  hours: z.array(z.string()).readonly(),
  closed: z.array(z.string()).readonly(),
});

const rowDetails = z.object({
  /** Of a fee or a shipping method: the tax of each rate. */
  taxes: z.record(z.string(), z.number()).optional(),
  taxable: z.boolean().optional(),
  taxClass: z.string().optional(),
  /** Of a discount in percent. */
  percent: z.number().optional(),
  /** Where it is collected, as it was when the order was placed. */
  pickup: pickedUpAt.optional(),
  /** When it was said to arrive, or to be ready. */
  arrival: z.object({ from: z.string(), to: z.string(), handling: days, transit: days }).optional(),
  coupon: z
    .object({
      id: z.int(),
      kind: z.enum(COUPON_KINDS),
      /** As the coupon has it: hundredths of a percent, or minor units. */
      amount: z.number(),
      freeShipping: z.boolean(),
    })
    .optional(),
  rate: z
    .object({
      country: z.string(),
      state: z.string(),
      /** Percent in ten-thousandths. */
      percent: z.number(),
      priority: z.int(),
      compound: z.boolean(),
      /** Its part of the tax that is on shipping. */
      shipping: z.number(),
    })
    .optional(),
});
export type RowDetails = z.infer<typeof rowDetails>;

/** Those of a shipping method or a coupon are the same on many orders. */
const readDetails = cachedDecode(rowDetails);

export function decodeDetails(text: string): RowDetails {
  return text === '{}' ? {} : readDetails(text);
}
