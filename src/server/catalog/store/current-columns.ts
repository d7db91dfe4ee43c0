import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StockStatus } from '#rules/catalog/product.ts';

// What a product costs and whether it can be had, as columns to filter by. A product's row has them
// worked out; a variation's has not, since no listing shows it alone, and is worked out on the way
// by the rules of rules/catalog. `p` is the product or variation, `parent` a variation's product.

function saleRuns(now: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(p.sale_price is not null and p.sale_price < p.regular_price
    and (p.sale_from is null or p.sale_from <= ${now}) and (p.sale_to is null or p.sale_to > ${now}))`;
}

function variationPrice(now: number): RawBuilder<number | null> {
  return sql`case when ${saleRuns(now)} then p.sale_price else p.regular_price end`;
}

export interface CurrentColumns {
  priceMin: RawBuilder<number | null>;
  priceMax: RawBuilder<number | null>;
  onSale: RawBuilder<number>;
  stock: RawBuilder<StockStatus>;
}

/** A variation without its own stock uses the product's, where that is managed. */
const variationStock = sql<StockStatus>`case
  when p.manage_stock = 1 and p.stock_quantity > 0 then 'instock'
  when p.manage_stock = 1 and p.backorders = 'no' then 'outofstock'
  when p.manage_stock = 1 then 'onbackorder'
  when parent.manage_stock = 0 then p.stock_status
  when parent.stock_quantity > 0 then 'instock'
  when parent.backorders = 'no' then 'outofstock'
  else 'onbackorder' end`;

/** Of a product or variation alike. */
export const currentStock = sql<StockStatus>`case when p.kind = 'variation' then ${variationStock}
  else p.stock_state end`;

/** `variations` is false where only products are looked for: their plain columns are quicker. */
export function currentColumns(now: number, variations: boolean): CurrentColumns {
  if (!variations) {
    return {
      priceMin: sql`p.price_min`,
      priceMax: sql`p.price_max`,
      onSale: sql`p.on_sale`,
      stock: sql`p.stock_state`,
    };
  }
  const either = <T>(variation: RawBuilder<T>, product: RawBuilder<T>): RawBuilder<T> =>
    sql<T>`case when p.kind = 'variation' then ${variation} else ${product} end`;
  const price = variationPrice(now);
  return {
    priceMin: either(price, sql`p.price_min`),
    priceMax: either(price, sql`p.price_max`),
    onSale: either(sql<number>`case when ${saleRuns(now)} then 1 else 0 end`, sql`p.on_sale`),
    stock: currentStock,
  };
}
