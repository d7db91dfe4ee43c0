/* Which addresses a closed shop still answers: those by which its staff log in and work, what pages
   are made of, the forms of the closed page, and the files for robots.
   staysOpen(new URL('https://shop.example/shop'), []) is false. */

/** Own calls of those pages and of blocks of the closed page; others are closed with the shop. */
const OPEN_CALLS =
  /^(vitrine_passkey_|vitrine_visitor$|vitrine_export_data$|rest-nonce$|contact_submit$|vitrine_booster_news$)/;
/** These APIs ask who calls; the Store API and the shop calls do not. */
const OPEN_PATHS =
  /^\/(admin|shared|places|robots\.txt$|\.well-known\/|wp-json\/(wc\/v\d|wp|vitrine)\/)/;

/** `routes` are the paths of log-in, account and newsletter; what is below them is open too. */
export function staysOpen(url: URL, routes: readonly string[]): boolean {
  const { pathname, searchParams } = url;
  if (searchParams.has('wc-ajax')) return false;
  if (pathname === '/wp-admin/admin-ajax.php') {
    return OPEN_CALLS.test(searchParams.get('action') ?? '');
  }
  if (OPEN_PATHS.test(pathname)) return true;
  return routes.some((route) => pathname === route || pathname.startsWith(`${route}/`));
}
