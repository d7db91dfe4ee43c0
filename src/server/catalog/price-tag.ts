import type { PriceTag } from '#rules/catalog/price.ts';
import type { StockDetails } from '#rules/catalog/stock.ts';
import { type Money, money } from '#rules/money/money.ts';
import type { ProductRow } from './tables.ts';

function toMoney(value: number | null): Money | null {
  return value === null ? null : money(value);
}

/** The price of a row, in the shape the rules need. */
export function priceTag(
  row: Pick<ProductRow, 'regular_price' | 'sale_price' | 'sale_from' | 'sale_to'>,
): PriceTag {
  return {
    regular: toMoney(row.regular_price),
    sale: toMoney(row.sale_price),
    saleFrom: row.sale_from,
    saleTo: row.sale_to,
  };
}

/** The stock of a row, in the shape the rules need. */
export function stockDetails(
  row: Pick<
    ProductRow,
    'manage_stock' | 'stock_quantity' | 'stock_status' | 'backorders' | 'low_stock'
  >,
  shopThreshold: number,
): StockDetails {
  return {
    managed: row.manage_stock === 1,
    quantity: row.stock_quantity,
    status: row.stock_status,
    backorders: row.backorders,
    threshold: row.low_stock ?? shopThreshold,
  };
}
