import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { indexForSearch } from '../listing/index-search.ts';

/** Raised when the rules change by which texts become stored words. */
export const WORDS_VERSION = 3;
const BATCH = 250;

/** Writes the search words of every product again where they follow older rules. */
export async function rebuildSearch({ db }: Pick<ShopContext, 'db'>): Promise<void> {
  const stored = await db
    .selectFrom('counters')
    .select('value')
    .where('name', '=', 'search')
    .executeTakeFirst();
  if (stored && stored.value >= WORDS_VERSION) return;
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('listing_facts')
      .select('product_id')
      .where('product_id', '>', after)
      .orderBy('product_id')
      .limit(BATCH)
      .execute();
    const ids = rows.map((row) => row.product_id);
    await inTransaction(db, (trx) => indexForSearch(trx, ids));
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) break;
    after = last;
  }
  await db
    .insertInto('counters')
    .values({ name: 'search', value: WORDS_VERSION })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: WORDS_VERSION }))
    .execute();
}
