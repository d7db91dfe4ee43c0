import type { ShopContext } from '#server/settings/context.ts';
import { refreshListings } from './refresh-listings.ts';

const BATCH = 250;

/** Derives what is listed of every product again. */
export async function refreshEvery({ db, now }: Pick<ShopContext, 'db' | 'now'>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const ids = rows.map(({ id }) => id);
    await refreshListings(db, ids, now);
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    after = last;
  }
}
