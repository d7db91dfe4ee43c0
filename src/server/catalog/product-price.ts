import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PriceRecord } from '#wire/product.ts';
import { priceNow } from './price-record.ts';

const productRow = compiledQuery((db, id: number) =>
  db.selectFrom('products').selectAll().where('id', '=', id),
);

/** The price on the product's own row: of a bundle, what it costs beside its parts. */
export async function loadProductPrice(
  { db, now }: ShopContext,
  id: number,
): Promise<PriceRecord | null> {
  const [row] = await productRow(db, id);
  return row ? priceNow(row, now) : null;
}
