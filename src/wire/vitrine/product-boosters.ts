import * as z from 'zod/mini';
import { storeBoosters } from '../store/boosters.ts';

const days = z.object({ from: z.string(), to: z.string() });

/** The boosters of a product and their current state; moments are epoch milliseconds. */
export const productBoostersResponse = z.object({
  product_id: z.int(),
  now: z.int(),
  rules: storeBoosters,
  countdown: z.nullable(
    z.union([
      z.object({ kind: z.literal('running'), target: z.int() }),
      z.object({ kind: z.literal('ended'), until: z.nullable(z.int()) }),
    ]),
  ),
  delivery: z.nullable(z.looseObject({ ship: days, arrival: days })),
  stock_left: z.nullable(z.number()),
  free_shipping_from: z.nullable(z.int()),
  last_sale: z.nullable(z.object({ at: z.int(), name: z.string(), town: z.string() })),
  together: z.nullable(
    z.object({
      source: z.enum(['chosen', 'computed']),
      items: z.array(
        z.object({
          id: z.int(),
          quantity: z.number(),
          attributes: z.record(z.string(), z.array(z.string())),
        }),
      ),
    }),
  ),
});
