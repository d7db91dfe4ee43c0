import { type CachingContext, cached, uncached } from '#server/platform/cache/read-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CouponRow } from './coupon-row.ts';
import { COUPONS_TAG } from './tags.ts';

// A coupon's definition may come from the cache, its number of uses may not.
// Example: WELCOME10, cached with 4 of 5 uses, is used by another shopper: read here it has 5.

const loadUses = compiledQuery((db, ids: readonly number[]) =>
  db.selectFrom('coupons').select(['id', 'used_count']).where('id', 'in', ids),
);

/** The rows `load` finds, through the cache, with the uses of this moment. */
export async function cachedCoupons(
  ctx: CachingContext & { db: Db },
  key: string,
  load: () => Promise<CouponRow[]>,
): Promise<CouponRow[]> {
  // Read at this moment, the rows have the uses of this moment.
  if (ctx.readCache === uncached) return load();
  const rows = await cached(ctx, key, [COUPONS_TAG], load);
  // Without a limit the uses are not counted.
  const limited = rows.filter((row) => row.usage_limit !== null).map((row) => row.id);
  if (limited.length === 0) return rows;
  const uses = new Map((await loadUses(ctx.db, limited)).map((row) => [row.id, row.used_count]));
  return rows.flatMap((row) => {
    if (row.usage_limit === null) return row;
    const used = uses.get(row.id);
    return used === undefined ? [] : { ...row, used_count: used };
  });
}

/** As the database compares: from its start, and until its end. */
export function isRunning(row: CouponRow, now: number): boolean {
  const started = row.starts_at === null || row.starts_at <= now;
  return started && (row.expires_at === null || row.expires_at > now);
}
