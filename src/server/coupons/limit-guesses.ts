import { type CouponProblem, problem } from '#rules/coupons/conditions/problem.ts';
import {
  type CountedKey,
  returnCounted,
  takeCounted,
} from '#server/platform/limits/counted-limits.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

// A shopper mistypes a code a few times; a program tries thousands. Only codes that do not exist are
// counted, by visitor and by network address. Whoever has used up the tries gets the same answer for
// every code, so that a right one looks like a wrong one.
// Example: with 10 tries in ten minutes the eleventh code is not looked up, and a minute later one is.

const LIMIT = { name: 'coupon-guesses', windowMs: 10 * 60_000 };

type Guesser = Pick<Visitor, 'secretHash' | 'tokenSession' | 'address'>;

function toKeys({ settings }: ShopContext, visitor: Guesser): CountedKey[] {
  const session = visitor.secretHash ?? visitor.tokenSession ?? '';
  const { address } = visitor;
  return [
    { key: session && `visitor ${session}`, max: settings['coupons.wrongPerVisitor'] },
    { key: address && `address ${address}`, max: settings['coupons.wrongPerAddress'] },
  ];
}

/**
 * Counts codes before they are looked up, so that a hundred at once cannot pass together; null where they
 * may be tried.
 */
export async function takeGuesses(
  ctx: ShopContext,
  visitor: Guesser,
  codes = 1,
): Promise<CouponProblem | null> {
  const result = await takeCounted(ctx.db, LIMIT, toKeys(ctx, visitor), ctx.now, codes);
  if (result.ok) return null;
  const count = Math.max(1, Math.ceil(result.retryAfterSeconds / 60));
  return problem('coupons.problem.tooManyTries', { count });
}

/** A code that exists was no guess. */
export async function returnGuesses(ctx: ShopContext, visitor: Guesser, codes = 1): Promise<void> {
  if (codes > 0) await returnCounted(ctx.db, LIMIT, toKeys(ctx, visitor), codes);
}
