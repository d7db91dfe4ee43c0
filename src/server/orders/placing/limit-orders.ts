import { createRateLimiter, type RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderProblem } from '../order-problem.ts';

// Whoever tries out stolen cards places many orders in a short time: from one browser, from one
// address, or in one name. Each of the three has a limit, and only what would be written is counted,
// so that a shopper who corrects a form never has to wait.
// Example: with a limit of 10 the eleventh order of a minute is asked to wait.

export interface OrderSender {
  session: string;
  /** '' where it is not known. */
  address: string;
  email: string;
  createdVia: string;
  /** A provider is asked for the money: a card can be tried out. */
  charged: boolean;
}

/** One for each limit a shop has set, so that a change of the setting counts at once. */
const limiters = new Map<number, RateLimiter>();

function limiterOf(perMinute: number): RateLimiter {
  const known = limiters.get(perMinute);
  if (known) return known;
  const fresh = createRateLimiter({ capacity: perMinute, refillPerSecond: perMinute / 60 });
  limiters.set(perMinute, fresh);
  return fresh;
}

/** Null where the order may be placed. */
export function limitOrders(
  { settings, now }: ShopContext,
  { session, address, email, createdVia, charged }: OrderSender,
): OrderProblem | null {
  // Where the shop's own checkout uses the Store API, its shoppers come through it.
  const byShoppers = createdVia !== 'store-api' || settings['checkout.style'] === 'block';
  // Stolen cards are tested through any interface.
  if (!byShoppers && !charged && !settings['orders.limitStoreApi']) return null;
  const keys: [string, number][] = [
    [`session ${session}`, settings['orders.limitPerSession']],
    [`email ${email}`, settings['orders.limitPerEmail']],
    [`address ${address}`, address === '' ? 0 : settings['orders.limitPerAddress']],
  ];
  for (const [key, limit] of keys) {
    if (limit === 0) continue;
    const answer = limiterOf(limit).take(key, now);
    if (!answer.ok) {
      const count = Math.max(1, Math.ceil(answer.retryAfterSeconds / 60));
      return { code: 'ordering.problem.tooMany', values: { count } };
    }
  }
  return null;
}
