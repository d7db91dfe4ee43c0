// Which addresses lead elsewhere. A page of the shop comes before a redirect from its address, so a
// redirect is for what is gone or has moved.
// Example: with /a → /b, a redirect /b → /a would go round in circles and is refused.

export interface Redirect {
  /** A path of the shop, `/old-page`. */
  from: string;
  /** A path of the shop or a whole address. */
  to: string;
}

export type RedirectProblem =
  | { code: 'redirect.from'; field: 'from' }
  | { code: 'redirect.to' | 'redirect.self' | 'redirect.loop'; field: 'to' };

/**
 * A path as addresses are compared: encoded once, without query, without a slash at the end.
 * `redirectPath(' old page/ ')` is '/old%20page'; null for what is no path of the shop.
 */
export function redirectPath(text: string): string | null {
  const path = text.trim().replace(/[?#].*$/s, '');
  if (path === '' || path.includes('://') || path.includes('\\')) return null;
  const tidy = `/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1');
  try {
    return encodeURI(decodeURI(tidy));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

const WEB = /^https?:\/\/[^\s/?#]+\S*$/i;

/** Where a redirect may lead: a path of the shop with its query, or an address of the web. */
export function redirectTarget(text: string): string | null {
  const target = text.trim();
  if (WEB.test(target)) return target;
  if (!/^\/(?!\/)/.test(target) || /[\s\\]/.test(target)) return null;
  return target;
}

/**
 * The target with the query that was asked for, unless it has its own. Links of emails carry what opens
 * an account or an order: to another host only where a visitor comes from goes along (`utm_source=…`).
 */
export function withQuery(target: string, search: string): string {
  if (target.includes('?')) return target;
  if (!WEB.test(target)) return target + search;
  const query = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part.startsWith('utm_'))
    .join('&');
  return query === '' ? target : `${target}?${query}`;
}

/** Both as `redirectPath` and `redirectTarget` write them; null where the redirect is in order. */
export function checkRedirect(
  { from, to }: { from: string | null; to: string | null },
  others: readonly Redirect[],
): RedirectProblem | null {
  if (from === null || from === '/') return { code: 'redirect.from', field: 'from' };
  if (to === null) return { code: 'redirect.to', field: 'to' };
  if (redirectPath(to) === from) return { code: 'redirect.self', field: 'to' };
  return comesBack(from, to, others) ? { code: 'redirect.loop', field: 'to' } : null;
}

function comesBack(from: string, to: string, others: readonly Redirect[]): boolean {
  const targets = new Map(others.map((other) => [other.from, other.to]));
  const seen = new Set<string>([from]);
  let next = redirectPath(to);
  while (next !== null) {
    if (seen.has(next)) return true;
    seen.add(next);
    const target = targets.get(next);
    next = target === undefined ? null : redirectPath(target);
  }
  return false;
}

export interface MovedRedirects {
  /** Addresses from which nothing leads elsewhere any more. */
  drop: string[];
  write: Redirect[];
}

/**
 * What a page that moves does to the redirects: its old address leads to the new one, those that led
 * to the old one lead there at once, and none leads away from where the page is now.
 */
export function redirectsAfterMove(
  redirects: readonly Redirect[],
  from: string,
  to: string,
): MovedRedirects {
  const earlier = redirects.filter((each) => each.to === from && each.from !== to);
  return {
    drop: redirects.some((each) => each.from === to) ? [to] : [],
    write: [...earlier.map((each) => ({ from: each.from, to })), { from, to }],
  };
}
