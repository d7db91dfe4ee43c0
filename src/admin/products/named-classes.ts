import * as z from 'zod/mini';
import { taxClassResponse } from '#wire/wc/tax.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';

export interface NamedClass {
  readonly id: string;
  readonly name: string;
}

const taxClasses = z.array(taxClassResponse);
const shippingClasses = z.array(z.pick(termResponse, { slug: true, name: true }));
const ALL = { per_page: EVERYTHING };

/** The tax classes besides the standard one. */
export function useTaxClasses(): NamedClass[] {
  const { data = [] } = useReading('wc/v3/taxes/classes', taxClasses);
  return data.flatMap(({ slug, name }) => (slug === 'standard' ? [] : [{ id: slug, name }]));
}

export function useShippingClasses(): NamedClass[] {
  const path = 'wc/v3/products/shipping_classes';
  const { data = [] } = useReading(path, shippingClasses, { query: ALL });
  return data.map(({ slug, name }) => ({ id: slug, name }));
}
