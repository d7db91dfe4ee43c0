import * as z from 'zod';
import { encodeFlag, encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';

export const MAX_POSTCODE_LENGTH = 40;
export const MAX_CITY_LENGTH = 80;

const taxRateInput = z.object({
  id: z.int().positive().optional(),
  country: z
    .string()
    .regex(/^([A-Z]{2})?$/)
    .default(''),
  state: z.string().trim().max(40).default(''),
  postcodes: z.array(z.string().trim().min(1).max(MAX_POSTCODE_LENGTH)).default([]),
  cities: z.array(z.string().trim().min(1).max(MAX_CITY_LENGTH)).default([]),
  /** Percent in ten-thousandths: 8.875 % is 88750. */
  rate: z.int().min(0).max(10_000_000),
  name: z.string().trim().min(1).max(80),
  priority: z.int().min(1).max(100).default(1),
  compound: z.boolean().default(false),
  onShipping: z.boolean().default(true),
  taxClass: z.string().max(60).default(''),
  position: z.int().min(0).max(100_000).default(0),
});
export type TaxRateInput = z.input<typeof taxRateInput>;

export async function saveTaxRate(db: Db, input: TaxRateInput): Promise<number> {
  const { id, ...rate } = taxRateInput.parse(input);
  const row = {
    country: rate.country,
    state: rate.state,
    postcodes: encodeJson(rate.postcodes),
    cities: encodeJson(rate.cities),
    rate: rate.rate,
    name: rate.name,
    priority: rate.priority,
    compound: encodeFlag(rate.compound),
    on_shipping: encodeFlag(rate.onShipping),
    tax_class: rate.taxClass,
    position: rate.position,
  };
  const saved = await db
    .insertInto('tax_rates')
    .values(id === undefined ? row : { id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}
