import { isCode, normaliseCode } from './normalise-code.ts';

// A link that applies a coupon: /shop?coupon=WELCOME10 gives ['welcome10'] and the address /shop.
// The page stores the code for this visitor until the cart has an item, for at most half an hour.

const NAMES = ['coupon', 'wt_coupon'] as const;

/** A link has one or two coupons; a long list is an attempt to guess codes. */
const MAX_COUNT = 5;

export const PARKED_MS = 30 * 60_000;

/** The codes of a link, each once, in order. */
export function linkCoupons(search: URLSearchParams): string[] {
  const codes = NAMES.flatMap((name) => search.getAll(name))
    .flatMap((value) => value.split(','))
    .map(normaliseCode)
    .filter(isCode);
  return [...new Set(codes)].slice(0, MAX_COUNT);
}

/** The rest of the query, so that a reload or a shared address does not apply the coupon again. */
export function withoutLinkCoupons(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of NAMES) rest.delete(name);
  return rest;
}
