/**
 * False when a browser reports that another site sent the request. A page cannot change the headers
 * `Origin` and `Sec-Fetch-Site`; other programs send neither and hold no shopper's cookie. Example:
 * a form on evil.example posting to the shop carries `Origin: https://evil.example`.
 */
export function isSameOrigin(request: Request, origin: string): boolean {
  const originHeader = request.headers.get('origin');
  if (originHeader !== null)
    return originHeader === origin || originHeader === getOrigin(request.url);
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

let known = { site: '', origin: '' };

/** The origin of a URL of this shop: nearly always the same, so the last answer is cached. */
export function getOrigin(url: string): string {
  const end = url.indexOf('/', url.indexOf('//') + 2);
  const site = end === -1 ? url : url.slice(0, end);
  if (known.site !== site) known = { site, origin: new URL(site).origin };
  return known.origin;
}
