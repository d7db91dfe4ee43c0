// Links of a campaign: those into the shop carry where the reader came from and pass by the page that
// counts clicks; those to other sites stay as they are.

/** As orders name the campaign that led to them. */
export function campaignName(id: number): string {
  return `newsletter-${id}`;
}

/** The campaign of that name; null for any other name. */
export function campaignIn(name: string): number | null {
  const [, id] = /^newsletter-([1-9]\d{0,8})$/.exec(name) ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * The path within the shop with its campaign; null where the link leads elsewhere or nowhere.
 * Example: campaignPath('/product/tray#care', 'https://shop.example', 3) is
 * '/product/tray?utm_source=newsletter&utm_medium=email&utm_campaign=newsletter-3#care'.
 */
export function campaignPath(link: string, origin: string, id: number): string | null {
  if (!URL.canParse(link, origin)) return null;
  const url = new URL(link, origin);
  if (url.origin !== new URL(origin).origin) return null;
  url.searchParams.set('utm_source', 'newsletter');
  url.searchParams.set('utm_medium', 'email');
  url.searchParams.set('utm_campaign', campaignName(id));
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where a counted click may lead: a path of the shop and no other site, or its front page. */
export function safePath(path: string, origin: string): string {
  if (!URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  const isHere = path.startsWith('/') && url.origin === new URL(origin).origin;
  return isHere ? `${url.pathname}${url.search}${url.hash}` : '/';
}
