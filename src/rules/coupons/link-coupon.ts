import { isCode, normaliseCode } from './normalise-code.ts';

// A link that brings a coupon: /shop?coupon=WELCOME10 gives ['welcome10'] and the address /shop.
// Who owns the page decides where the code is kept: with this visitor only, and until the cart has
// something in it for at most half an hour.

const NAMES = ['coupon', 'wt_coupon'] as const;

/** A link names a coupon or two; a list of hundreds is somebody guessing. */
const MOST = 5;

export const PARKED_MS = 30 * 60_000;

/** The codes a link brings, each once, in the order they stand there. */
export function linkCoupons(search: URLSearchParams): string[] {
  const codes = NAMES.flatMap((name) => search.getAll(name))
    .flatMap((value) => value.split(','))
    .map(normaliseCode)
    .filter(isCode);
  return [...new Set(codes)].slice(0, MOST);
}

/** The rest of the query, so that reloading or sharing the page does not apply the coupon again. */
export function withoutLinkCoupons(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of NAMES) rest.delete(name);
  return rest;
}
