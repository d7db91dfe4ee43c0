import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface ClassUses {
  products: number;
  variations: number;
}

/** How many products and variations name each class, by its slug; '' for those that name none. */
export async function classUses(
  db: Db,
  column: 'shipping_class' | 'tax_class',
): Promise<Map<string, ClassUses>> {
  const rows = await db
    .selectFrom('products')
    .select([
      `${column} as slug`,
      sql<number | string>`sum(case when kind = 'variation' then 0 else 1 end)`.as('products'),
      sql<number | string>`sum(case when kind = 'variation' then 1 else 0 end)`.as('variations'),
    ])
    .where('status', '<>', 'trash')
    .groupBy(column)
    .execute();
  return new Map(
    rows.map(({ slug, products, variations }) => [
      slug,
      { products: Number(products), variations: Number(variations) },
    ]),
  );
}
