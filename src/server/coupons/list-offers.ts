import type { CartSituation } from '#rules/coupons/conditions/situation.ts';
import type { CouponPlace } from '#rules/coupons/coupon.ts';
import { type CouponOffer, getOffer, sortOffers } from '#rules/coupons/offer.ts';
import { MAX_CACHE_AGE_MS } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { cachedCoupons, isRunning } from './cached-coupons.ts';
import { withUses } from './count-uses.ts';
import type { CouponRow } from './coupon-row.ts';

export interface OffersQuery {
  place: CouponPlace;
  situation: CartSituation;
  /** Codes in the cart now. */
  applied: readonly string[];
  /** All, or only what can be clicked now. */
  show?: 'all' | 'usable';
  most?: number;
}

const MAX_OFFERS = 20;
// More than a page can show are looked at, because some are meant for other people.
const LOOKED_AT = 200;

/** The coupons to click on in the cart (and side cart), at checkout or in the account. */
export async function listOffers(
  ctx: ShopContext,
  { place, situation, applied, show = 'all', most: limit = MAX_OFFERS }: OffersQuery,
): Promise<CouponOffer[]> {
  const rows = await cachedCoupons(ctx, `offers:${place}`, () => loadRows(ctx, place));
  const running = rows.filter((row) => isRunning(row, ctx.now));
  const records = await withUses(ctx.db, running, { customer: situation.customer });
  const offers = records.flatMap((record) => getOffer(record, situation, applied) ?? []);
  const visible = offers.filter(({ state }) => show === 'all' || state === 'usable');
  return sortOffers(visible).slice(0, Math.max(0, limit));
}

/** Including those that begin while the list is cached. */
function loadRows({ db, now }: ShopContext, place: CouponPlace): Promise<CouponRow[]> {
  return db
    .selectFrom('coupons')
    .selectAll()
    .where(`in_${place}`, '=', 1)
    .where('enabled', '=', 1)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where(({ or, eb }) =>
      or([eb('starts_at', 'is', null), eb('starts_at', '<=', now + MAX_CACHE_AGE_MS)]),
    )
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
}
