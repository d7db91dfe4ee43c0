// Whether a request is a navigation of a browser tab that began on a page of the shop's own site:
// a click on one of its links. The browser says so itself, and no page can say it in its place.
// Example: an image of another site whose address is a link of the shop has
// `Sec-Fetch-Site: cross-site` and `Sec-Fetch-Dest: image`; a link opened from a mail program has
// `Sec-Fetch-Site: none`.

/** The headers of a request, each '' where it was not sent. */
export interface NavigationHeaders {
  /** `Sec-Fetch-Site`. */
  site: string;
  /** `Sec-Fetch-Mode`. */
  mode: string;
  /** `Sec-Fetch-Dest`: `document` is a tab, not a frame in a page. */
  destination: string;
  /** `Sec-Purpose` or `Purpose`: `prefetch` where the link was not clicked yet. */
  purpose: string;
}

export function isSameSiteNavigation({
  site,
  mode,
  destination,
  purpose,
}: NavigationHeaders): boolean {
  return (
    (site === 'same-origin' || site === 'same-site') &&
    mode === 'navigate' &&
    destination === 'document' &&
    purpose === ''
  );
}
