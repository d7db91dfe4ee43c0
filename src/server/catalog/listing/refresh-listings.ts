import { requestReads } from '#server/platform/cache/request-reads.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { catalogCache } from '../catalog-cache.ts';
import { countInShop } from '../ratings/count-reviews.ts';
import { deriveListings } from './derive-listings.ts';
import { indexForSearch } from './index-search.ts';

type ReadingContext = Pick<ShopContext, 'db' | 'now' | 'services'>;

/** Derives prices, stock states, listing rows and search words of these products again. */
export async function refreshListings(
  db: Db,
  productIds: readonly number[],
  now: number = Date.now(),
): Promise<void> {
  if (productIds.length === 0) return;
  await inTransaction(db, async (trx) => {
    await indexForSearch(trx, await deriveListings(trx, productIds, now));
  });
}

/** The next moment at which time alone changes a listing; null for never. A page asks for it several times. */
export function nextListingChange(ctx: ReadingContext): Promise<number | null> {
  return requestReads.of(ctx).once('next listing change', () => readNextChange(ctx.db));
}

async function readNextChange(db: Db): Promise<number | null> {
  const [row] = await nextChange(db);
  return row?.next_change_at ?? null;
}

const nextChange = compiledQuery((db) =>
  db
    .selectFrom('products')
    .select('next_change_at')
    .where('next_change_at', 'is not', null)
    .orderBy('next_change_at')
    .limit(1),
);

/**
 * Derives again what only the passing of time has changed: a sale began or ended, the date of a
 * product has come. Returns the changed products, so that the caller can invalidate their pages. It
 * costs one index look-up when nothing is due, so every listing calls it before it reads.
 */
export async function refreshDueListings(ctx: ReadingContext): Promise<number[]> {
  return isDue(await nextListingChange(ctx), ctx.now) ? refreshDue(ctx) : [];
}

/** The same before cards are read, which may be cached ones. Returns the next such moment. */
export async function bringUpToDate(ctx: ShopContext): Promise<number | null> {
  let next = await nextListingChange(ctx);
  if (isDue(next, ctx.now)) {
    await refreshDue(ctx);
    next = await nextListingChange(ctx);
  }
  catalogCache.of(ctx).noteNextChange(next);
  return next;
}

function isDue(next: number | null, now: number): boolean {
  return next !== null && next <= now;
}

async function refreshDue(ctx: ReadingContext): Promise<number[]> {
  const { db, now } = ctx;
  const changed = await inTransaction(db, async (trx) => {
    const due = await trx
      .selectFrom('products')
      .select('id')
      .where('next_change_at', '<=', now)
      .execute();
    const published = await trx
      .updateTable('products')
      .set({ status: 'publish' })
      .where('next_change_at', '<=', now)
      .where('status', '=', 'future')
      .where('published_at', '<=', now)
      .returning('id')
      .execute();
    if (published.length > 0) {
      await countInShop(
        trx,
        published.map((row) => row.id),
      );
    }
    return deriveListings(
      trx,
      due.map((row) => row.id),
      now,
    );
  });
  requestReads.of(ctx).purge();
  return changed;
}
