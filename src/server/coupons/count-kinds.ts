import type { CouponKind } from '#rules/coupons/coupon.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How many coupons of each kind there are, without those in the trash. */
export async function countKinds(db: Db): Promise<{ kind: CouponKind; count: number }[]> {
  const rows = await db
    .selectFrom('coupons')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
    .where('trashed', '=', 0)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, count }) => ({ kind, count: Number(count) }));
}
