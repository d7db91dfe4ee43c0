import type { CouponProblem } from '#rules/coupons/conditions/problem.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type CouponHolder, holderNames } from './holder-names.ts';
import { countUse } from './move-uses.ts';
import { releaseCoupon, releaseOverdueCoupons } from './release-coupon.ts';

// A use of a coupon belongs to one order. An order that waits for its money holds the use; once paid
// it is redeemed; an order that fails or is cancelled releases it. Each may be asked twice: the same
// order never counts twice. All run in the transaction that writes the order.

export interface CouponUse {
  couponId: number;
  orderId: number;
  customer: CouponHolder;
  now: number;
}

export type RedeemedUse = { ok: true } | { ok: false; problems: CouponProblem[] };

/** Keeps a use for an order until the given moment. */
export function holdCoupon(trx: Db, use: CouponUse, until: number): Promise<RedeemedUse> {
  return take(trx, use, { state: 'held', held_until: until });
}

/** The use is spent, held before or not. */
export function redeemCoupon(trx: Db, use: CouponUse): Promise<RedeemedUse> {
  return take(trx, use, { state: 'redeemed', held_until: null });
}

type Target = { state: 'held'; held_until: number } | { state: 'redeemed'; held_until: null };

async function take(trx: Db, use: CouponUse, target: Target): Promise<RedeemedUse> {
  const { couponId, orderId, customer, now } = use;
  const holders = holderNames(customer);
  const before = await trx
    .selectFrom('coupon_redemptions')
    .select(['customer_id', 'email', 'state'])
    .where('coupon_id', '=', couponId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (before) {
    const known = holderNames({ id: before.customer_id, email: before.email });
    if (before.state === 'redeemed') return { ok: true };
    if (known.join() === holders.join()) {
      await trx
        .updateTable('coupon_redemptions')
        .set(target)
        .where('coupon_id', '=', couponId)
        .where('order_id', '=', orderId)
        .execute();
      return { ok: true };
    }
    // The email address has changed since: the use is counted again, for that person.
    await releaseCoupon(trx, { couponId, orderId });
  }
  let refused = await countUse(trx, couponId, holders);
  if (refused && (await releaseOverdueCoupons(trx, now, couponId)) > 0) {
    refused = await countUse(trx, couponId, holders);
  }
  if (refused) return { ok: false, problems: [refused] };
  await trx
    .insertInto('coupon_redemptions')
    .values({
      coupon_id: couponId,
      order_id: orderId,
      customer_id: customer.id,
      email: holders.find((name) => name.startsWith('mail:'))?.slice('mail:'.length) ?? '',
      ...target,
      created_at: now,
    })
    .execute();
  return { ok: true };
}
