import { takeCounted } from '#server/platform/limits/counted-limits.ts';
import { takeHourly } from '#server/platform/limits/take-hourly.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

const HOUR = 60 * 60 * 1000;

type Sender = Pick<Visitor, 'address'>;

/** Whether one more review may come from this network address; 0 in the settings sets no limit. */
export async function takeAttempt(ctx: ShopContext, { address }: Sender): Promise<boolean> {
  return takeHourly(ctx, 'reviews', ctx.settings['reviews.limitPerHour'], [address]);
}

/** A reader votes on a few reviews. */
const VOTES = { name: 'votes', max: 30, windowMs: 150_000 };
/** People behind one address may agree; a program that throws its cookie away does so too often. */
const VOTES_ON_ONE = { name: 'votes-on-review', windowMs: HOUR };
const MAX_VOTES_ON_ONE = 5;

export async function takeVoteAttempt(
  { db, limits, now }: Pick<ShopContext, 'db' | 'limits' | 'now'>,
  { address }: Sender,
  reviewId: number,
): Promise<boolean> {
  if (address === '') return true;
  if (!limits.take(VOTES, address, now).ok) return false;
  const counted = [{ key: `${address} ${reviewId}`, max: MAX_VOTES_ON_ONE }];
  return (await takeCounted(db, VOTES_ON_ONE, counted, now)).ok;
}

/**
 * Files are sent with the check of a review: a handful of attempts is a person, more is a program.
 */
const CHECKS = { name: 'review-checks', max: 30, windowMs: 60_000 };

/** The form itself may bring files too; how many reviews are taken is counted apart. */
const SENDINGS = { name: 'review-forms', max: 30, windowMs: 60_000 };

type Counting = Pick<ShopContext, 'limits' | 'now'>;

export function takeCheckAttempt({ limits, now }: Counting, { address }: Sender): boolean {
  return address === '' || limits.take(CHECKS, address, now).ok;
}

export function takeSendAttempt({ limits, now }: Counting, { address }: Sender): boolean {
  return address === '' || limits.take(SENDINGS, address, now).ok;
}
