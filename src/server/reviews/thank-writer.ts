import { randomBytes } from 'node:crypto';
import { saveCoupon } from '#server/coupons/save-coupon.ts';
import { queueEmail } from '#server/emails/queue-email.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * A coupon for a review that is shown, where the shop gives one: for its writer alone, once, and once
 * for each product. Must run in a transaction.
 */
export async function thankWriter(
  trx: Db,
  { settings, now }: ShopContext,
  reviewId: number,
): Promise<void> {
  if (!settings['reviews.coupon']) return;
  const review = await trx
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'author', 'email', 'customer_id', 'verified', 'media_count'])
    .where('id', '=', reviewId)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (!review || !deserves(settings, review)) return;
  const { email, product_id, author } = review;
  const first = await trx
    .insertInto('review_thanks')
    .values({ review_id: reviewId, email, product_id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('review_id')
    .executeTakeFirst();
  if (!first) return;
  const percent = settings['reviews.couponPercent'];
  const days = settings['reviews.couponDays'];
  const until = days === 0 ? 0 : now + days * DAY;
  const code = `THANKS-${reviewId}-${randomBytes(3).toString('hex').toUpperCase()}`;
  const saved = await saveCoupon(
    trx,
    {
      code,
      kind: 'percent',
      amount: percent * 100,
      conditions: {
        usageLimit: { count: 1 },
        emails: { patterns: [email] },
        ...(until > 0 && { expires: { at: until } }),
      },
    },
    now,
  );
  if (!saved.ok) throw new Error(`no coupon for a review: ${JSON.stringify(saved.problems)}`);
  const data = { name: author, code, percent, until };
  await queueEmail(trx, { kind: 'review-thanks', to: email, data }, now);
}

interface Thanked {
  rating: number | null;
  email: string;
  customer_id: number | null;
  verified: number;
  media_count: number;
}

function deserves(settings: Settings, review: Thanked): boolean {
  return (
    review.email !== '' &&
    (review.rating ?? 0) >= settings['reviews.couponMinRating'] &&
    (!settings['reviews.couponPhoto'] || review.media_count > 0) &&
    (!settings['reviews.couponVerified'] || review.verified === 1) &&
    (!settings['reviews.couponRegistered'] || review.customer_id !== null)
  );
}
