import * as z from 'zod/mini';
import { COUNTDOWN_ENDS } from '#rules/boosters/countdown.ts';
import { VIEWER_MODES } from '#rules/boosters/viewers.ts';

const pair = z.tuple([z.int(), z.int()]);

/** The boosters of a product, as rules a program can follow. */
export const storeBoosters = z.strictObject({
  /** In the time zone of `time_zone`. */
  countdown: z.nullable(
    z.strictObject({
      time: z.string(),
      start_date: z.string(),
      end: z.enum(COUNTDOWN_ENDS),
      title: z.string(),
      message: z.string(),
    }),
  ),
  /** Days from today. */
  delivery: z.nullable(
    z.strictObject({
      ship: pair,
      arrival: pair,
      cut_off: z.string(),
      working_days: z.array(z.int()),
      holidays: z.array(z.string()),
      method: z.string(),
    }),
  ),
  /** Stock is shown from this many down. */
  stock: z.nullable(z.strictObject({ up_to: z.int() })),
  free_shipping: z.boolean(),
  viewers: z.nullable(z.strictObject({ mode: z.enum(VIEWER_MODES) })),
  time_zone: z.string(),
});
export type StoreBoosters = z.infer<typeof storeBoosters>;
