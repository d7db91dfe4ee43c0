import type { CouponRecord } from '#rules/coupons/coupon.ts';
import { isCode, normaliseCode } from '#rules/coupons/normalise-code.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type UsesAsked, withUses } from './count-uses.ts';

export interface CartCouponsAsked extends UsesAsked {
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

/** Everything combineCoupons asks for, in two queries. */
export async function couponsForCart(
  db: Db,
  { codes, now, ...asked }: CartCouponsAsked,
): Promise<CartCoupons> {
  const all = [...new Set(codes.map(normaliseCode))];
  const wanted = all.filter(isCode);
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where('enabled', '=', 1)
    .where(({ and, or, eb }) =>
      or([
        ...(wanted.length > 0 ? [eb('code', 'in', wanted)] : []),
        and([
          eb('automatic', '=', 1),
          or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]),
          or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]),
        ]),
      ]),
    )
    .execute();
  const records = await withUses(db, rows, asked);
  const byCode = new Map(records.map((record) => [record.coupon.code, record]));
  return {
    chosen: wanted.flatMap((code) => byCode.get(code) ?? []),
    automatic: records.filter((record) => record.coupon.automatic),
    unknown: all.filter((code) => !byCode.has(code)),
  };
}
