import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { searchEngine } from '#server/search/engine-of.ts';
import { deriveListings } from '../listing/derive-listings.ts';
import { unlist } from '../listing/write-listings.ts';
import { purgeCounts } from '../ratings/count-reviews.ts';

/** Deletes a product with its variations; sets it was a member of are derived again. */
export async function deleteProduct(db: Db, id: number, now: number = Date.now()): Promise<void> {
  await inTransaction(db, async (trx) => {
    const groups = await trx
      .selectFrom('product_links')
      .select('product_id')
      .where('target_id', '=', id)
      .where('kind', '=', 'member')
      .execute();
    await unlist(trx, id);
    await searchEngine(trx).remove(trx, [id]);
    await purgeCounts(trx, id);
    await trx.deleteFrom('products').where('id', '=', id).execute();
    await deriveListings(
      trx,
      groups.map((group) => group.product_id),
      now,
    );
  });
}
