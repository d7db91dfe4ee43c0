import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';

/** A coupon for a review that is shown, where the shop gives one. Must run in a transaction. */
export async function thankWriter(_trx: Db, { settings }: ShopContext, _reviewId: number) {
  if (!settings['reviews.coupon']) return;
}
