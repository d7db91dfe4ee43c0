import type { TaxRate } from '#rules/tax/tax-rate.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getRate } from './load-tax-rates.ts';

/** For managers: a page of the rates, and how many there are. */
export interface TaxRateQuery {
  /** '' is the standard class; left out for all. */
  taxClass?: string | undefined;
  orderBy: 'id' | 'position' | 'priority';
  order: 'asc' | 'desc';
  offset: number;
  limit: number;
}

export async function listTaxRates(
  db: Db,
  { taxClass, orderBy, order, offset, limit }: TaxRateQuery,
): Promise<{ rates: TaxRate[]; total: number }> {
  const matching = db
    .selectFrom('tax_rates')
    .$if(taxClass !== undefined, (query) => query.where('tax_class', '=', taxClass ?? ''));
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy(orderBy, order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rates: rows.map(getRate), total: Number(total) };
}

export async function findTaxRate(db: Db, id: number): Promise<TaxRate | null> {
  const row = await db.selectFrom('tax_rates').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? getRate(row) : null;
}

/** The caller invalidates TAX_TAG. */
export async function deleteTaxRate(db: Db, id: number): Promise<void> {
  await db.deleteFrom('tax_rates').where('id', '=', id).execute();
}
