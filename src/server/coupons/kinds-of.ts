import type { CouponKind } from '#rules/coupons/coupon.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The kinds of the coupons with these codes; one that was deleted is left out. */
export async function loadKinds(
  db: Db,
  codes: readonly string[],
): Promise<Map<string, CouponKind>> {
  if (codes.length === 0) return new Map();
  const found = await db
    .selectFrom('coupons')
    .select(['code', 'kind'])
    .where('code', 'in', codes)
    .execute();
  return new Map(found.map(({ code, kind }) => [code, kind]));
}
