import { deriveListings } from '#server/catalog/listing/derive-listings.ts';
import { ENTIRE_SHOP } from '#server/catalog/listing/listing-rows.ts';
import { CATALOG_TAG } from '#server/catalog/tags.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';

const BATCH = 250;

/**
 * Updates the popularity order of listings after sales. Orders count their sales on the product
 * alone: updating every listing would make each order wait for every other.
 */
export async function countSales(ctx: ShopContext): Promise<number> {
  const sold = await ctx.db
    .selectFrom('products')
    .innerJoin('listing_entries', 'listing_entries.product_id', 'products.id')
    .select('products.id')
    .where('listing_entries.scope', '=', ENTIRE_SHOP)
    .whereRef('listing_entries.popularity', '<>', 'products.total_sales')
    .execute();
  const ids = sold.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += BATCH) {
    const part = ids.slice(at, at + BATCH);
    await runTransaction(ctx.db, (trx) => deriveListings(trx, part, ctx.now));
  }
  if (ids.length > 0) await ctx.invalidate([CATALOG_TAG]);
  return ids.length;
}
