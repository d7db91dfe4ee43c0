import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

// Products by their present prices and by their margins: what is left of the price after the cost, in
// percent of the price with one decimal, as `rules/catalog/margin.ts` has it. A product with variations has the lowest margin of those that are
// for sale, each at its present price and its own cost, or else the cost of the product.
// Example: S costs 5.00 and sells at 10.00, L costs 9.00 and sells at 12.00: the margin is 25 %.

export function isOnSale(table: string, now: number) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${column('sale_price')} is not null
    and ${column('sale_price')} < ${column('regular_price')}
    and (${column('sale_from')} is null or ${column('sale_from')} <= ${now})
    and (${column('sale_to')} is null or ${column('sale_to')} > ${now}))`;
}

/** Of a variation, whose row has no derived price. */
export function variationPrice(table: string, now: number) {
  return sql<number | null>`case when ${isOnSale(table, now)} then ${sql.ref(`${table}.sale_price`)}
    else ${sql.ref(`${table}.regular_price`)} end`;
}

interface PriceBounds {
  minPrice: number | null;
  maxPrice: number | null;
}

/** A range of prices is found by its ends, and a variable product by each of its variations. */
export function priceConditions(
  { minPrice, maxPrice }: PriceBounds,
  ofVariation: boolean,
  now: number,
) {
  if (minPrice === null && maxPrice === null) return [];
  const between = (each: RawBuilder<unknown>) => {
    const bounds = [
      ...(minPrice === null ? [] : [sql`${each} >= ${minPrice}`]),
      ...(maxPrice === null ? [] : [sql`${each} <= ${maxPrice}`]),
    ];
    return sql`(${sql.join(bounds, sql` and `)})`;
  };
  if (ofVariation) return [sql<SqlBool>`${between(variationPrice('products', now))}`];
  return [
    sql<SqlBool>`(${between(sql`price_min`)} or ${between(sql`price_max`)} or (kind = 'variable' and exists
      (select 1 from products as v where v.parent_id = products.id and v.status = 'publish'
        and ${between(variationPrice('v', now))})))`,
  ];
}

const costOf = (column: string) =>
  sql`(select cost from product_extras where product_extras.product_id = ${sql.ref(column)})`;

/** Null where no price or no cost is known. */
export function marginPercent(now: number) {
  const percent = (price: ReturnType<typeof sql>, cost: ReturnType<typeof sql>) =>
    sql`case when ${price} > 0 then round((${price} - ${cost}) * 1000.0 / ${price}) / 10 end`;
  const ofVariation = percent(
    sql`(${variationPrice('v', now)})`,
    sql`coalesce(${costOf('v.id')}, ${costOf('products.id')})`,
  );
  return sql<number | string | null>`case
    when products.kind = 'variable' then (select min(${ofVariation}) from products as v
      where v.parent_id = products.id and v.status = 'publish')
    when products.kind = 'variation' then ${percent(
      sql`(${variationPrice('products', now)})`,
      sql`coalesce(${costOf('products.id')}, ${costOf('products.parent_id')})`,
    )}
    else ${percent(sql`products.price_min`, costOf('products.id'))} end`;
}

interface MarginBounds {
  minMargin: number | null;
  maxMargin: number | null;
}

/** A product without a margin is in no range. */
export function marginConditions({ minMargin, maxMargin }: MarginBounds, now: number) {
  const margin = marginPercent(now);
  return [
    ...(minMargin === null ? [] : [sql<SqlBool>`${margin} >= ${minMargin}`]),
    ...(maxMargin === null ? [] : [sql<SqlBool>`${margin} <= ${maxMargin}`]),
  ];
}

/** Margins in percent; a product of which none is known is missing. */
export async function readMargins(
  db: Db,
  ids: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .select(['products.id', marginPercent(now).as('margin')])
    .where('products.id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, margin }): [number, number][] =>
      margin === null ? [] : [[id, Number(margin)]],
    ),
  );
}
