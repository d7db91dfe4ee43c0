import * as z from 'zod/mini';
import { group, integer, listOf, MAX_COUNT, text } from '../wc/field.ts';
import { fullZoneInput } from './shipping-zones.ts';

// Shipping zones in their order, and what a shopper at an address is offered.

const id = integer({ minimum: 0, maximum: MAX_COUNT });

export const orderInput = { order: listOf(id) };
export const orderResponse = z.object({ order: z.array(z.int()) });

const testLine = group({
  product_id: integer({ minimum: 1, maximum: MAX_COUNT }),
  /** Left out: the first variation of a product that has some. */
  variation_id: integer({ minimum: 0, maximum: MAX_COUNT }),
  quantity: integer({ minimum: 1, maximum: 10_000 }),
});

export const shippingTestInput = {
  country: text({ pattern: /^[A-Z]{2}$/i, problem: 'is not a country code of two letters.' }),
  state: z.optional(text({ maxLength: 40 })),
  postcode: z.optional(text({ maxLength: 20 })),
  city: z.optional(text({ maxLength: 80 })),
  line_items: listOf(testLine, { most: 50 }),
  /** A zone that is not saved yet, with the number of the one it will replace. */
  zone: z.optional(group({ id, ...fullZoneInput })),
};

/** Amounts in minor units, each as text besides. */
export const offeredPackages = z.array(
  z.object({
    id: z.int(),
    items: z.array(z.string()),
    rates: z.array(
      z.object({
        rate_id: z.string(),
        method_id: z.string(),
        instance_id: z.int(),
        title: z.string(),
        cost: z.int(),
        tax: z.int(),
        /** Cost with the tax on it. */
        total: z.int(),
        total_text: z.string(),
        /** Taken where the shopper chooses nothing. */
        selected: z.boolean(),
      }),
    ),
  }),
);

export const shippingTestResponse = z.object({
  /** Null where the shop sends nothing there. */
  zone: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Whether anything of it is sent at all. */
  needs_delivery: z.boolean(),
  subtotal: z.int(),
  subtotal_text: z.string(),
  packages: offeredPackages,
});

/** Every country with the states an address there may name, by the codes that orders store. */
export const countriesResponse = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    states: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
);
export type Country = z.infer<typeof countriesResponse>[number];
