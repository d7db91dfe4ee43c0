import { randomBytes } from 'node:crypto';
import { currentCustomer } from '#server/customers/current-customer.ts';
import { readCookie, writeCookie } from '#server/platform/sessions/cookies.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';

export const VOTER_COOKIE = 'vitrine_voter';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const TOGETHER_MS = 10_000;

/** Who votes. A vote under any of the keys is theirs; a new one is stored under the first. */
export interface Voter {
  keys: string[];
}

/**
 * A customer by their account, everyone else by a cookie that the shop has signed. Simultaneous
 * clicks from a browser without a cookie yet are one visitor's: they get the same id.
 */
export async function loadVoter(
  ctx: ShopContext,
  visitor: Visitor,
  browser: string,
): Promise<Voter> {
  const customer = await currentCustomer(ctx, visitor);
  const known = readVoterCookie(visitor);
  if (customer) return { keys: [`c:${customer.id}`, ...(known ? [`v:${known}`] : [])] };
  if (known) return { keys: [`v:${known}`] };
  const moment = Math.floor(ctx.now / TOGETHER_MS);
  const fresh = visitor.address
    ? visitor.sign(`new-voter|${visitor.address}|${browser}|${moment}`).slice(0, 32)
    : randomBytes(16).toString('hex');
  visitor.cookies.set(
    VOTER_COOKIE,
    writeCookie(VOTER_COOKIE, `${fresh}.${signature(visitor, fresh)}`, {
      https: visitor.https,
      httpOnly: true,
      maxAgeSeconds: YEAR_SECONDS,
    }),
  );
  return { keys: [`v:${fresh}`] };
}

function readVoterCookie(visitor: Visitor): string | null {
  const [id = '', signed] = (readCookie(visitor.cookieHeader, VOTER_COOKIE) ?? '').split('.');
  if (!/^[0-9a-f]{32}$/.test(id)) return null;
  return signature(visitor, id) === signed ? id : null;
}

function signature(visitor: Visitor, id: string): string {
  return visitor.sign(`voter|${id}`).slice(0, 32);
}
