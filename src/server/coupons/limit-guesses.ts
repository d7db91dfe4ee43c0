import { type CouponProblem, problem } from '#rules/coupons/conditions/problem.ts';
import { createRateLimiter, type RateLimiter } from '#server/platform/http/rate-limit.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

// A shopper mistypes a code a few times; a program tries thousands. Only codes that do not exist are
// counted, by visitor and by network address. Whoever has used up the tries gets the same answer for
// every code, so that a right one looks like a wrong one.
// Example: with 10 tries in ten minutes the eleventh code is not looked up, and a minute later one is.

const WINDOW_MINUTES = 10;

/** One for each limit a shop has set, so that a change of the setting counts at once. */
const limiters = new Map<number, RateLimiter>();

function getLimiter(tries: number): RateLimiter {
  const known = limiters.get(tries);
  if (known) return known;
  const fresh = createRateLimiter({
    capacity: tries,
    refillPerSecond: tries / (WINDOW_MINUTES * 60),
  });
  limiters.set(tries, fresh);
  return fresh;
}

type Guesser = Pick<Visitor, 'secretHash' | 'tokenSession' | 'address'>;

function countedKeys({ settings }: ShopContext, visitor: Guesser): [key: string, tries: number][] {
  const session = visitor.secretHash ?? visitor.tokenSession ?? '';
  const { address } = visitor;
  const keys: [string, string, number][] = [
    ['visitor', session, settings['coupons.wrongPerVisitor']],
    ['address', address, settings['coupons.wrongPerAddress']],
  ];
  return keys.flatMap(([kind, value, tries]): [string, number][] =>
    value === '' || tries === 0 ? [] : [[`${kind} ${value}`, tries]],
  );
}

/** Null where another code may be tried. */
export function guessProblem(ctx: ShopContext, visitor: Guesser): CouponProblem | null {
  for (const [key, tries] of countedKeys(ctx, visitor)) {
    const quota = getLimiter(tries).peek(key, ctx.now);
    if (quota.ok) continue;
    const count = Math.max(1, Math.ceil(quota.retryAfterSeconds / 60));
    return problem('coupons.problem.tooManyTries', { count });
  }
  return null;
}

export function countWrongCodes(ctx: ShopContext, visitor: Guesser, wrong: number): void {
  for (const [key, tries] of countedKeys(ctx, visitor)) {
    for (let each = 0; each < wrong; each += 1) getLimiter(tries).take(key, ctx.now);
  }
}
