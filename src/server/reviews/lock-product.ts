import type { Db } from '#server/platform/database/database.ts';

/** Writing to the row locks it until the commit, on either engine. */
export async function lockProduct(trx: Db, productId: number): Promise<void> {
  await trx
    .updateTable('products')
    .set((eb) => ({ rating_count: eb.ref('rating_count') }))
    .where('id', '=', productId)
    .execute();
}
