// The shop sends the shopper to a product's page to choose there. That page is the same for
// everybody, so what was said travels in the tab.

const NAME = 'vitrine_said';

interface Said {
  path: string;
  html: string;
}

export function leaveWithNotice(address: string, html: string): void {
  const url = new URL(address, location.href);
  // Only ever to ourselves: an answer cannot send the shopper elsewhere.
  if (url.origin !== location.origin) {
    location.reload();
    return;
  }
  try {
    const said: Said = { path: url.pathname, html };
    if (html !== '') sessionStorage.setItem(NAME, JSON.stringify(said));
  } catch {
    // Without storage the page has to speak for itself.
  }
  location.assign(url.href);
}

/** What was said on the page before about this one, once. */
export function noticeOnArrival(): string {
  try {
    const said = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Said | null;
    if (said?.path !== location.pathname) return '';
    sessionStorage.removeItem(NAME);
    return typeof said.html === 'string' ? said.html : '';
  } catch {
    // Nothing we wrote.
    return '';
  }
}
