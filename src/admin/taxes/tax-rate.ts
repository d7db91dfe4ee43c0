import * as z from 'zod/mini';

/** A tax rate as `wc/v3/taxes` answers it. */
export const taxRate = z.object({
  id: z.number(),
  country: z.string(),
  state: z.string(),
  postcode: z.string(),
  city: z.string(),
  rate: z.string(),
  name: z.string(),
  priority: z.number(),
  compound: z.boolean(),
  shipping: z.boolean(),
  class: z.string(),
});
export type TaxRate = z.infer<typeof taxRate>;

export const taxRates = z.array(taxRate);
export const taxClasses = z.array(z.object({ slug: z.string(), name: z.string() }));
export type TaxClass = z.infer<typeof taxClasses>[number];

/** What is typed of a rate; a new one has no id. */
export type TaxDraft = Omit<TaxRate, 'id'> & { id?: number };

export function newRate(taxClass: string): TaxDraft {
  return {
    country: '',
    state: '',
    postcode: '',
    city: '',
    rate: '',
    name: '',
    priority: 1,
    compound: false,
    shipping: true,
    class: taxClass,
  };
}
