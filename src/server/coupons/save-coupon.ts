import type { Db } from '#server/platform/database/database.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import { type CouponSaveProblem, checkDraft } from './check-draft.ts';
import { type CouponInput, couponInput } from './coupon-input.ts';
import { toRow } from './coupon-row.ts';

export type SavedCoupon = { ok: true; id: number } | { ok: false; problems: CouponSaveProblem[] };

/** Saves the whole coupon; how often it was used stays as it is. */
export function saveCoupon(db: Db, input: CouponInput, now: number): Promise<SavedCoupon> {
  return saveSentCoupon(db, input, now);
}

/** The same for what a program sent; the schema finds what is wrong with it. */
export async function saveSentCoupon(db: Db, input: unknown, now: number): Promise<SavedCoupon> {
  const parsed = couponInput.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue): CouponSaveProblem => {
      return { code: 'invalid', field: issue.path.join('.'), detail: issue.message };
    });
    return { ok: false, problems };
  }
  const draft = parsed.data;
  return inTransaction(db, async (trx) => {
    const problems = await checkDraft(trx, draft);
    if (problems.length > 0) return { ok: false, problems };
    const row = toRow(draft, now);
    if (draft.id === undefined) {
      const { id } = await trx
        .insertInto('coupons')
        .values({ ...row, created_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ok: true, id };
    }
    const { numUpdatedRows } = await trx
      .updateTable('coupons')
      .set(row)
      .where('id', '=', draft.id)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n
      ? { ok: true, id: draft.id }
      : { ok: false, problems: [{ code: 'unknown', field: 'id' }] };
  });
}
