import type { CouponRecord } from '#rules/coupons/coupon.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type CouponRow, getCoupon } from './coupon-row.ts';
import { type CouponHolder, holderNames } from './holder-names.ts';

/** An order that is being paid for must not be refused because of its own hold. */
export interface UsesQuery {
  customer: CouponHolder;
  exceptOrder?: number;
}

/** The coupons of these rows with their uses in all and by this person, in the order of the rows. */
export async function withUses(
  db: Db,
  rows: readonly CouponRow[],
  { customer, exceptOrder }: UsesQuery,
): Promise<CouponRecord[]> {
  const limited = rows.filter((row) => row.customer_limit !== null).map((row) => row.id);
  const names = holderNames(customer);
  const byPerson = new Map<number, number>();
  if (limited.length > 0 && names.length > 0) {
    const found = await db
      .selectFrom('coupon_holders')
      .select(['coupon_id', 'used_count'])
      .where('coupon_id', 'in', limited)
      .where('holder', 'in', names)
      .execute();
    for (const { coupon_id: id, used_count: used } of found) {
      byPerson.set(id, Math.max(used, byPerson.get(id) ?? 0));
    }
  }
  const usedByOrder = exceptOrder === undefined ? new Set<number>() : await usedBy(db, exceptOrder);
  return rows.map((row) => {
    const less = usedByOrder.has(row.id) ? 1 : 0;
    return {
      coupon: getCoupon(row),
      usedTotal: row.used_count - less,
      usedByCustomer: Math.max(0, (byPerson.get(row.id) ?? 0) - less),
    };
  });
}

async function usedBy(db: Db, order: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('coupon_redemptions')
    .select('coupon_id')
    .where('order_id', '=', order)
    .execute();
  return new Set(rows.map((row) => row.coupon_id));
}
