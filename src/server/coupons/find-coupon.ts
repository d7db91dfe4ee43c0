import type { CouponRecord } from '#rules/coupons/coupon.ts';
import { isCode, normaliseCode } from '#rules/coupons/normalise-code.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type UsesQuery, withUses } from './count-uses.ts';

const ANONYMOUS: UsesQuery = { customer: { id: null, email: '' } };

/** By its code in any case: findCoupon(db, ' Welcome10 '). Null where there is none that is enabled. */
export async function findCoupon(
  db: Db,
  typed: string,
  requested: UsesQuery = ANONYMOUS,
): Promise<CouponRecord | null> {
  const code = normaliseCode(typed);
  return isCode(code) ? findBy(db, 'code', code, requested) : null;
}

export async function findCouponById(
  db: Db,
  id: number,
  requested: UsesQuery = ANONYMOUS,
): Promise<CouponRecord | null> {
  // Both engines number rows from 1 to 2^31 - 1; PostgreSQL fails on a larger number.
  if (!Number.isInteger(id) || id < 1 || id > 0x7fffffff) return null;
  return findBy(db, 'id', id, requested);
}

async function findBy(
  db: Db,
  column: 'id' | 'code',
  value: number | string,
  requested: UsesQuery,
): Promise<CouponRecord | null> {
  const row = await db
    .selectFrom('coupons')
    .selectAll()
    .where(column, '=', value)
    .where('enabled', '=', 1)
    .executeTakeFirst();
  if (!row) return null;
  const [record] = await withUses(db, [row], requested);
  return record ?? null;
}
