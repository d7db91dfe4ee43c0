/* Which tab of a product page is open at load. A link to a review opens the reviews:
   openingTab('/product/oak-tray#comment-12', ['tab-description', 'tab-reviews']) is 'tab-reviews'. */

export const REVIEWS_TAB = 'tab-reviews';
export const INFORMATION_TAB = 'tab-additional_information';

const REVIEW_HASHES = ['#reviews', '#tab-reviews', '#comments'];
const COMMENT_HASH = /^#comment-\d+$/;
const COMMENT_PAGE = /comment-page[-=]\d+/;

/** `tabs` are the ids of the existing tabs, in order; null where there are none. */
export function openingTab(address: string, tabs: readonly string[]): string | null {
  return namedTab(address, tabs) ?? tabs[0] ?? null;
}

/** The tab named by an address; null where it names none. */
export function namedTab(address: string, tabs: readonly string[]): string | null {
  // The base only completes a bare path.
  const { hash, searchParams, href } = new URL(address, 'http://shop.invalid');
  const candidates = [
    isReviewCue(hash, searchParams, href) ? REVIEWS_TAB : null,
    hash === `#${INFORMATION_TAB}` ? INFORMATION_TAB : null,
    hash.slice(1),
  ];
  return candidates.find((tab) => tab !== null && tabs.includes(tab)) ?? null;
}

function isReviewCue(hash: string, query: URLSearchParams, href: string): boolean {
  return (
    REVIEW_HASHES.includes(hash) ||
    COMMENT_HASH.test(hash) ||
    COMMENT_PAGE.test(href) ||
    query.has('cpage')
  );
}
