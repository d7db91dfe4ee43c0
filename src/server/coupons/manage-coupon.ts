import { type MetaChange, mergeMeta } from '#rules/meta/merge-meta.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import { decodeMeta } from '#server/platform/database/meta-column.ts';
import type { CouponRow } from './coupon-row.ts';

export interface CouponExtras {
  /** The coupon before it was saved; none where it is new. */
  before: CouponRow | null | undefined;
  /** Data of other programs. */
  meta: readonly MetaChange[] | null;
  /** A status was sent, which takes it out of the trash. */
  restored: boolean;
}

/** What a saved coupon has besides its rules. */
export async function writeCouponExtras(
  db: Db,
  id: number,
  { before, meta, restored }: CouponExtras,
  now: number,
): Promise<void> {
  const known = before ? decodeMeta(before.meta) : [];
  await db
    .updateTable('coupons')
    .set({
      ...(meta && { meta: encodeJson(mergeMeta(known, meta)) }),
      ...(restored && { trashed: 0 }),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** In the trash a coupon cannot be used. */
export async function trashCoupon(db: Db, row: CouponRow, now: number): Promise<CouponRow> {
  const trashed = { trashed: 1, enabled: 0, updated_at: now };
  await db.updateTable('coupons').set(trashed).where('id', '=', row.id).execute();
  return { ...row, ...trashed };
}

/** The orders that used it keep their discount. */
export async function deleteCoupon(db: Db, id: number): Promise<void> {
  await db.deleteFrom('coupons').where('id', '=', id).execute();
}
