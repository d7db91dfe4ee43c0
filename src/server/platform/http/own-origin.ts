/**
 * False when a browser says that another site sent the request. A browser cannot be talked out of
 * the headers `Origin` and `Sec-Fetch-Site`; a program that is no browser sends neither and holds
 * no shopper's cookie.
 * Example: a form on evil.example posting to the shop carries `Origin: https://evil.example`.
 */
export function fromOwnOrigin(request: Request, origin: string): boolean {
  const given = request.headers.get('origin');
  if (given !== null) return given === origin || given === originOf(request.url);
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

let known = { site: '', origin: '' };

/** Of an address of this shop: nearly always of the same one, so the last answer is kept. */
export function originOf(url: string): string {
  const end = url.indexOf('/', url.indexOf('//') + 2);
  const site = end === -1 ? url : url.slice(0, end);
  if (known.site !== site) known = { site, origin: new URL(site).origin };
  return known.origin;
}
