import * as z from 'zod/mini';

// What a single product says of its boosters and of its upsell bar; what it leaves out the shop's
// settings say for all.

const stored = z.nullable(z.looseObject({}));
const boosters = z.object({
  countdown: stored,
  stock: stored,
  delivery: stored,
  freeShipping: stored,
  sale: stored,
  viewers: stored,
});

export const boosterSettingsResponse = z.object({
  product_id: z.int(),
  ...boosters.shape,
  /** What product and shop say together; what does not show is missing. */
  active: z.partial(boosters),
});
export type BoosterSettings = z.infer<typeof boosterSettingsResponse>;

export const upsellResponse = z.object({
  product_id: z.int(),
  source: z.nullable(z.enum(['chosen', 'computed', 'off'])),
  items: z.array(z.int()),
  /** What was bought together with it, the most frequent first. */
  together: z.array(z.object({ id: z.int(), orders: z.int() })),
  /** What the bar offers now. */
  offered: z.array(z.int()),
});
export type ProductUpsells = z.infer<typeof upsellResponse>;
