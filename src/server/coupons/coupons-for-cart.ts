import type { CouponRecord } from '#rules/coupons/coupon.ts';
import { isCode, normaliseCode } from '#rules/coupons/normalise-code.ts';
import { type CachingContext, MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import { compiledQuery } from '#server/platform/database/compiled-query.ts';
import type { Db } from '#server/platform/database/database.ts';
import { cachedCoupons, isRunning } from './cached-coupons.ts';
import { type UsesQuery, withUses } from './count-uses.ts';

export interface CartCouponsQuery extends UsesQuery {
  /** What the shopper applied, the earliest first. */
  codes: readonly string[];
  now: number;
}

export interface CartCoupons {
  chosen: CouponRecord[];
  automatic: CouponRecord[];
  /** Codes that no longer mean a coupon. */
  unknown: string[];
}

/** Everything combineCoupons asks for, in a few queries. */
export async function couponsForCart(
  ctx: Pick<CachingContext, 'readCache'> & { db: Db },
  { codes, now, ...requested }: CartCouponsQuery,
): Promise<CartCoupons> {
  const { db } = ctx;
  const all = [...new Set(codes.map(normaliseCode))];
  const expected = all.filter(isCode);
  const named = expected.length > 0 ? await rowsByCode(db, expected) : [];
  const automatic = await cachedCoupons({ ...ctx, now }, 'automatic', () =>
    automaticRows(db, now, now + MAX_CACHE_AGE_MS),
  );
  const others = automatic.filter((row) => isRunning(row, now) && !expected.includes(row.code));
  const records = await withUses(db, [...named, ...others], requested);
  const byCode = new Map(records.map((record) => [record.coupon.code, record]));
  return {
    chosen: expected.flatMap((code) => byCode.get(code) ?? []),
    automatic: records.filter((record) => record.coupon.automatic),
    unknown: all.filter((code) => !byCode.has(code)),
  };
}

const rowsByCode = compiledQuery((db, codes: readonly string[]) =>
  db.selectFrom('coupons').selectAll().where('enabled', '=', 1).where('code', 'in', codes),
);

/** Those that begin by `until` included, and those that end after `now`. */
const automaticRows = compiledQuery((db, now: number, until: number) =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('enabled', '=', 1)
    .where('automatic', '=', 1)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ or, eb }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', until)])),
);
