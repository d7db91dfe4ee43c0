import { isJsonObject } from '#rules/json/json-value.ts';
import { NOTICE_COOKIE } from '#wire/cart.ts';

// The shop redirects to a product's page to choose there. That page is cached for all visitors, so
// the notices are passed on in the tab's storage.

const NAME = 'vitrine_said';

interface StoredNotice {
  path: string;
  html: string;
}

export function leaveWithNotice(address: string, html: string): void {
  const url = new URL(address, location.href);
  // The shop's own addresses only: an answer cannot redirect elsewhere. They name the configured
  // host, under which this page need not have been opened.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const origins = [location.origin, new URL(canonical?.href ?? location.href).origin];
  if (!origins.includes(url.origin)) {
    location.reload();
    return;
  }
  try {
    const notice: StoredNotice = { path: url.pathname, html };
    if (html !== '') sessionStorage.setItem(NAME, JSON.stringify(notice));
  } catch {
    // Without storage the page shows no notice.
  }
  location.assign(`${url.pathname}${url.search}${url.hash}`);
}

/** The notices for this page from the page before, read once. */
export function noticeOnArrival(): string {
  try {
    const notice: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    if (!isJsonObject(notice) || notice.path !== location.pathname) return noticeInCookie();
    sessionStorage.removeItem(NAME);
    return typeof notice.html === 'string' ? notice.html : '';
  } catch {
    // Not written by us.
    return '';
  }
}

/** Another script added, was refused and led here: the shop left the reason in a cookie. */
function noticeInCookie(): string {
  const [, text] = new RegExp(`(?:^|; )${NOTICE_COOKIE}=([^;]+)`).exec(document.cookie) ?? [];
  if (text === undefined) return '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${NOTICE_COOKIE}=; path=${location.pathname}; max-age=0`;
  const notice = document.createElement('p');
  notice.textContent = decodeURIComponent(text);
  return notice.outerHTML;
}
