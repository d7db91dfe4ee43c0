import type { Db } from '#server/platform/database/database.ts';

// What reports say of coupons, tax rates and buyers besides their figures. What was deleted is missing.

export async function couponIds(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupons')
    .select(['id', 'code'])
    .where('code', 'in', codes)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export interface NamedRate {
  country: string;
  state: string;
  /** Percent in ten-thousandths. */
  rate: number;
  priority: number;
}

export async function loadTaxRates(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedRate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tax_rates')
    .select(['id', 'country', 'state', 'rate', 'priority'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...rate }) => [id, rate]));
}

export interface NamedBuyer {
  id: number;
  createdAt: number;
}

export async function loadAccounts(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, NamedBuyer>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'email', 'created_at'])
    .where('email', 'in', emails)
    .execute();
  return new Map(rows.map(({ id, email, created_at }) => [email, { id, createdAt: created_at }]));
}

/** How many products are in each. */
export async function productsIn(
  db: Db,
  categoryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_categories')
    .select((eb) => ['category_id', eb.fn.countAll<number>().as('count')])
    .where('category_id', 'in', categoryIds)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ category_id, count }) => [category_id, count]));
}
