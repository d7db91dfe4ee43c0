import { createRateLimiter, type RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

const HOUR_SECONDS = 60 * 60;
const limiters = new Map<number, RateLimiter>();

/** Whether one more review may come from this network address; 0 in the settings sets no limit. */
export function takeAttempt({ settings, now }: ShopContext, { address }: Visitor): boolean {
  const perHour = settings['reviews.limitPerHour'];
  if (perHour === 0 || address === '') return true;
  let limiter = limiters.get(perHour);
  if (!limiter) {
    limiter = createRateLimiter({ capacity: perHour, refillPerSecond: perHour / HOUR_SECONDS });
    limiters.set(perHour, limiter);
  }
  return limiter.take(address, now).ok;
}

/** A reader votes on a few reviews. */
const voting = createRateLimiter({ capacity: 30, refillPerSecond: 0.2 });
/** People behind one address may agree; a program that throws its cookie away does so too often. */
const onOneReview = createRateLimiter({ capacity: 5, refillPerSecond: 5 / HOUR_SECONDS });

export function takeVoteAttempt(now: number, { address }: Visitor, reviewId: number): boolean {
  if (address === '') return true;
  return voting.take(address, now).ok && onOneReview.take(`${address} ${reviewId}`, now).ok;
}

/**
 * Files are sent with the check of a review: a handful of attempts is a person, more is a program.
 */
const checking = createRateLimiter({ capacity: 30, refillPerSecond: 0.5 });

export function takeCheckAttempt(now: number, { address }: Visitor): boolean {
  return address === '' || checking.take(address, now).ok;
}

/** The form itself may bring files too; how many reviews are taken is counted apart. */
const sending = createRateLimiter({ capacity: 30, refillPerSecond: 0.5 });

export function takeSendAttempt(now: number, { address }: Visitor): boolean {
  return address === '' || sending.take(address, now).ok;
}
