import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { TaxRate } from '#rules/tax/tax-rate.ts';
import { cachedDecode } from '#server/platform/database/cached-decode.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TaxTables } from './tables.ts';

const readTexts = cachedDecode(z.array(z.string()));

const ratesIn = compiledQuery((db, countries: readonly string[]) =>
  db
    .selectFrom('tax_rates')
    .selectAll()
    .where('country', 'in', countries)
    .orderBy('position')
    .orderBy('id'),
);

/** The rates that can apply in any of these countries; which of them do is for the rules to say. */
export async function loadTaxRates(db: Db, countries: readonly string[]): Promise<TaxRate[]> {
  const rows = await ratesIn(db, [...new Set(['', ...countries])]);
  return rows.map(getRate);
}

export function getRate(row: Selectable<TaxTables['tax_rates']>): TaxRate {
  return {
    id: row.id,
    country: row.country,
    state: row.state,
    postcodes: readTexts(row.postcodes),
    cities: readTexts(row.cities),
    rate: row.rate,
    name: row.name,
    priority: row.priority,
    compound: decodeFlag(row.compound),
    onShipping: decodeFlag(row.on_shipping),
    taxClass: row.tax_class,
    position: row.position,
  };
}
