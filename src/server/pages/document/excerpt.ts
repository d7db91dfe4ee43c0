import { SUMMARY_LENGTH, summaryText } from '#rules/content/summary-text.ts';
import { plainText } from '#server/language/sanitise-html.ts';
import { LruCache } from '#server/platform/cache/lru-cache.ts';

/** Parsing the HTML takes 2 % of the time that a product page is rendered in. */
const MAX_CACHED = 500;
const texts = new LruCache<string, string>({ max: MAX_CACHED });

/** getExcerpt('<p>Oak <b>tray</b>.</p>') is "Oak tray.", cut at a word when it is long. */
export function getExcerpt(html: string, maxLength = SUMMARY_LENGTH): string {
  const text = texts.getOrSet(html, () => plainText(html).replace(/ ([.,;:!?])/g, '$1'));
  return summaryText(text, maxLength);
}
