import * as z from 'zod/mini';
import { taxClassResponse, taxResponse } from '#wire/wc/tax.ts';

const response = z.omit(taxResponse, { order: true });

/**
 * What the form changes; what is left out of a request stays as it is. All places are one text with
 * semicolons between, as the API takes them.
 */
const taxRate = z.pipe(
  response,
  z.transform(({ postcodes, cities, ...rate }: z.output<typeof response>) => ({
    ...rate,
    postcode: postcodes.join(';'),
    city: cities.join(';'),
  })),
);
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
