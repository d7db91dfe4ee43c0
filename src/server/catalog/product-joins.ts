import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

// Which products have a category, tag, brand or term: four tables of one form, with the same queries.

export interface ProductJoin {
  readonly table: 'product_categories' | 'product_tags' | 'product_brands' | 'product_terms';
  /** The column with the id of what the product has. */
  readonly column: 'category_id' | 'tag_id' | 'brand_id' | 'term_id';
}

export const PRODUCT_JOINS = {
  categories: { table: 'product_categories', column: 'category_id' },
  tags: { table: 'product_tags', column: 'tag_id' },
  brands: { table: 'product_brands', column: 'brand_id' },
  terms: { table: 'product_terms', column: 'term_id' },
} as const satisfies Readonly<Record<string, ProductJoin>>;

/** Whether the product, such as `products.id`, has one of them. */
export function hasAny(
  { table, column }: ProductJoin,
  ids: readonly number[],
  productId: string,
): RawBuilder<SqlBool> {
  if (ids.length === 0) return sql<SqlBool>`(1 = 0)`;
  return sql<SqlBool>`(${sql.ref(productId)} in (select product_id from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(ids)})))`;
}

/** How many published products have each, by its id; those without a product are missing. */
export async function countPublished(
  db: Db,
  { table, column }: ProductJoin,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number | string }>`
    select ${sql.ref(column)} as id, count(*) as count
    from ${sql.table(table)} inner join products on products.id = product_id
    where products.status = 'publish' group by ${sql.ref(column)}`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** Gives the products of one to another, each once; returns those that did not have it before. */
export async function moveProducts(
  trx: Db,
  { table, column }: ProductJoin,
  from: number,
  into: number,
): Promise<number[]> {
  const [name, id] = [sql.table(table), sql.ref(column)];
  const { rows } = await sql<{ product_id: number }>`
    update ${name} set ${id} = ${into}
    where ${id} = ${from} and product_id not in (select product_id from ${name} where ${id} = ${into})
    returning product_id`.execute(trx);
  return rows.map(({ product_id }) => product_id);
}

/** Takes it from all products; returns those that had it. */
export async function unlinkProducts(
  trx: Db,
  { table, column }: ProductJoin,
  id: number,
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}
    returning product_id`.execute(trx);
  return rows.map(({ product_id }) => product_id);
}
