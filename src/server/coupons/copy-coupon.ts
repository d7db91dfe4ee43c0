import { randomInt } from 'node:crypto';
import { codeFrom } from '#rules/coupons/code-pattern.ts';
import { normaliseCode } from '#rules/coupons/normalise-code.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type CouponRow, getCoupon } from './coupon-row.ts';
import { saveSentCoupon } from './save-coupon.ts';

/** Tries until a code is found that no coupon has. */
const TRIES = 20;
const STEPS = 2 ** 40;

export interface CopiedCoupon {
  id: number;
  code: string;
}

/** A coupon like another one, under a code of chance; null where none was left. Unused, and active. */
export async function copyCoupon(
  trx: Db,
  template: CouponRow,
  pattern: string,
  now: number,
): Promise<CopiedCoupon | null> {
  const { id: _, shownCode: __, ...coupon } = getCoupon(template);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const code = codeFrom(pattern, () => randomInt(STEPS) / STEPS);
    const existing = await trx
      .selectFrom('coupons')
      .select('id')
      .where('code', '=', normaliseCode(code))
      .executeTakeFirst();
    if (existing) continue;
    const saved = await saveSentCoupon(trx, { ...coupon, code, enabled: true }, now);
    return saved.ok ? { id: saved.id, code } : null;
  }
  return null;
}
