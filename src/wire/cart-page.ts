import * as z from 'zod/mini';
import { cartView } from './cart.ts';
import { namedMarks } from './payments/marks.ts';
import { productCard } from './product.ts';

export const cartPage = z.object({
  cart: cartView,
  payments: z.optional(namedMarks),
  /** What the manager linked to the products in the cart. */
  crossSells: z.array(productCard),
  /** Where the shop delivers to, by name, for the estimate. */
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The states of the destination's country; those of others are fetched. */
  states: z.record(z.string(), z.record(z.string(), z.string())),
});
export type CartPage = z.infer<typeof cartPage>;
