import * as z from 'zod/mini';
import { text } from '../wc/field.ts';

// Classes of shipping and of tax with what uses them. They are added and deleted by `wc/v3`.

const used = { products: z.int(), variations: z.int() };

export const shippingClassUse = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  ...used,
  /** Shipping methods whose costs name it. */
  methods: z.array(z.object({ zone_id: z.int(), zone: z.string(), title: z.string() })),
});
export type ShippingClassUse = z.infer<typeof shippingClassUse>;
export const shippingClassUses = z.array(shippingClassUse);

export const taxClassUse = z.object({
  slug: z.string(),
  name: z.string(),
  /** The class of products that name none; it stays and keeps its name. */
  is_standard: z.boolean(),
  ...used,
  rates: z.int(),
  /** Shipping is taxed by it. */
  of_shipping: z.boolean(),
});
export type TaxClassUse = z.infer<typeof taxClassUse>;
export const taxClassUses = z.array(taxClassUse);

export const taxClassName = { name: text({ maxLength: 60 }) };
