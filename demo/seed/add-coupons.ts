import { demoCoupons } from '#demo/coupons.ts';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import type { Db } from '#server/platform/database/database.ts';
import { getId } from './add-products.ts';

export async function addCoupons(
  trx: Db,
  targets: { categories: Map<string, number>; products: Map<string, number> },
  now: number,
): Promise<void> {
  const coupons = demoCoupons(
    {
      product: (slug) => getId(targets.products, slug),
      category: (slug) => getId(targets.categories, slug),
    },
    now,
  );
  for (const coupon of coupons) {
    const saved = await saveCoupon(trx, coupon, now);
    if (!saved.ok) throw new Error(`${coupon.code}: ${JSON.stringify(saved.problems)}`);
  }
}
