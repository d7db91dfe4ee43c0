import type { ShopContext } from '#server/settings/context.ts';
import type { PriceRecord } from '#wire/product.ts';
import { priceNow } from '../price-record.ts';
import { readRows } from './read-products.ts';

/** The price on the product's own row: of a bundle, what it costs beside its parts. */
export async function loadProductPrice(
  { db, now }: ShopContext,
  id: number,
): Promise<PriceRecord | null> {
  const row = (await readRows(db, [id])).get(id);
  return row ? priceNow(row, now) : null;
}
