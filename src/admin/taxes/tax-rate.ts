import * as z from 'zod/mini';
import { taxClassResponse, taxResponse } from '#wire/wc/tax.ts';

/** What the form changes; what is left out of a request stays as it is. */
const taxRate = z.omit(taxResponse, { order: true, postcodes: true, cities: true });
export type TaxRate = z.infer<typeof taxRate>;

export const taxRates = z.array(taxRate);
export const taxClasses = z.array(taxClassResponse);
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
