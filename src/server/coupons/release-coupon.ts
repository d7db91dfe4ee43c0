import type { Db } from '#server/platform/database/database.ts';
import { holderNames } from './holder-names.ts';
import { uncountUse } from './move-uses.ts';

/** Gives the use of an order back, held or redeemed. False when the order had none (any more). */
export async function releaseCoupon(
  trx: Db,
  { couponId, orderId }: { couponId: number; orderId: number },
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('coupon_redemptions')
    .where('coupon_id', '=', couponId)
    .where('order_id', '=', orderId)
    .returning(['customer_id', 'email'])
    .executeTakeFirst();
  if (!gone) return false;
  await uncountUse(trx, couponId, holderNames({ id: gone.customer_id, email: gone.email }));
  return true;
}

/** Every coupon of an order that failed or was cancelled. */
export async function releaseOrderCoupons(trx: Db, orderId: number): Promise<number> {
  const rows = await trx
    .selectFrom('coupon_redemptions')
    .select('coupon_id')
    .where('order_id', '=', orderId)
    .execute();
  for (const row of rows) await releaseCoupon(trx, { couponId: row.coupon_id, orderId });
  return rows.length;
}

/** Holds whose time is over, of all coupons or of one; returns how many. */
export async function releaseOverdueCoupons(
  trx: Db,
  now: number,
  couponId?: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('coupon_redemptions')
    .select(['coupon_id', 'order_id'])
    .where('state', '=', 'held')
    .where('held_until', '<=', now)
    .$if(couponId !== undefined, (query) => query.where('coupon_id', '=', couponId ?? 0))
    .execute();
  for (const row of rows) {
    await releaseCoupon(trx, { couponId: row.coupon_id, orderId: row.order_id });
  }
  return rows.length;
}
