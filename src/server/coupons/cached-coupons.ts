import { COUPONS_TAG, type RememberingContext, remembered } from '#server/platform/cache/cart-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { CouponRow } from './coupon-row.ts';

// What a coupon is may be kept for a moment, how often it was used may not.
// Example: WELCOME10, kept with 4 of 5 uses, is used by somebody else: read here it has 5.

const usesOf = compiledQuery((db, ids: readonly number[]) =>
  db.selectFrom('coupons').select(['id', 'used_count']).where('id', 'in', ids),
);

/** The rows `load` finds, from memory where there is one, with the uses of this moment. */
export async function cachedCoupons(
  ctx: RememberingContext,
  key: string,
  load: () => Promise<CouponRow[]>,
): Promise<CouponRow[]> {
  if (!ctx.cartCache) return load();
  const rows = await remembered(ctx, key, [COUPONS_TAG], load);
  // Where there is no limit, nobody asks for the uses.
  const limited = rows.filter((row) => row.usage_limit !== null).map((row) => row.id);
  if (limited.length === 0) return rows;
  const uses = new Map((await usesOf(ctx.db, limited)).map((row) => [row.id, row.used_count]));
  return rows.flatMap((row) => {
    if (row.usage_limit === null) return row;
    const used = uses.get(row.id);
    return used === undefined ? [] : { ...row, used_count: used };
  });
}

/** As the database compares: from its start, and until its end. */
export function isRunning(row: CouponRow, now: number, after = 0): boolean {
  const started = row.starts_at === null || row.starts_at <= now;
  return started && (row.expires_at === null || row.expires_at > now - after);
}
