import type { Db } from '#server/platform/database/database.ts';

/** Derives prices, stock states, listing rows and search words of these products anew. */
export async function refreshListings(
  _db: Db,
  _productIds: readonly number[],
  _now: number = Date.now(),
): Promise<void> {
  throw new Error('not built yet');
}

/** Derives anew what only the passing of time has changed; returns the products that changed. */
export async function refreshDueListings(_db: Db, _now: number): Promise<number[]> {
  throw new Error('not built yet');
}
