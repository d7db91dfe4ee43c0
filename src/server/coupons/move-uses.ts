import { type CouponProblem, problem } from '#rules/coupons/conditions/problem.ts';
import type { Db } from '#server/platform/database/database.ts';

// The two counts that limits hang on. Each moves by one statement that holds the limit in its WHERE:
// of twenty orders that want the last use at the same moment one moves the count, the others move
// nothing and know it by the row count.

export async function countUse(
  trx: Db,
  couponId: number,
  holders: readonly string[],
): Promise<CouponProblem | null> {
  const coupon = await trx
    .updateTable('coupons')
    .set((eb) => ({ used_count: eb('used_count', '+', 1) }))
    .where('id', '=', couponId)
    .where('enabled', '=', 1)
    .where(({ or, eb, ref }) =>
      or([eb('usage_limit', 'is', null), eb('used_count', '<', ref('usage_limit'))]),
    )
    .returning('customer_limit')
    .executeTakeFirst();
  if (!coupon) return problem('coupons.problem.usedUp');
  for (const [index, holder] of holders.entries()) {
    if (await countHolder(trx, couponId, holder, coupon.customer_limit)) continue;
    // The caller may go on without the coupon, so what was counted is taken back here.
    await uncountUse(trx, couponId, holders.slice(0, index));
    return problem('coupons.problem.usedByYou', { count: coupon.customer_limit ?? 0 });
  }
  return null;
}

async function countHolder(
  trx: Db,
  couponId: number,
  holder: string,
  limit: number | null,
): Promise<boolean> {
  const moved = await trx
    .insertInto('coupon_holders')
    .values({ coupon_id: couponId, holder, used_count: 1 })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['coupon_id', 'holder'])
        .doUpdateSet((eb) => ({ used_count: eb('coupon_holders.used_count', '+', 1) }));
      return limit === null ? update : update.where('coupon_holders.used_count', '<', limit);
    })
    .returning('used_count')
    .executeTakeFirst();
  return moved !== undefined;
}

export async function uncountUse(
  trx: Db,
  couponId: number,
  holders: readonly string[],
): Promise<void> {
  await trx
    .updateTable('coupons')
    .set((eb) => ({ used_count: eb('used_count', '-', 1) }))
    .where('id', '=', couponId)
    .where('used_count', '>', 0)
    .execute();
  if (holders.length === 0) return;
  await trx
    .updateTable('coupon_holders')
    .set((eb) => ({ used_count: eb('used_count', '-', 1) }))
    .where('coupon_id', '=', couponId)
    .where('holder', 'in', holders)
    .where('used_count', '>', 0)
    .execute();
}
