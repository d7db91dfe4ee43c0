import { elementAt } from '../lists/element-at.ts';

// The widget inside a text: [photo_reviews style="masonry" cols_gap="10" products="4,7"].
// Example: splitShortcodes('<p>a</p>[photo_reviews cols=2]') is
// [{ html: '<p>a</p>' }, { attributes: { cols: '2' } }].

export type TextPart = { html: string } | { attributes: Record<string, string> };

/** An editor wraps it in a paragraph, which is removed with it. */
const SHORTCODE = /(?:<p>\s*)?\[photo_reviews((?:\s[^\]<>]*)?)\](?:\s*<\/p>)?/g;
const ATTRIBUTE = /([a-z_]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

export function splitShortcodes(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const found of html.matchAll(SHORTCODE)) {
    const before = html.slice(done, found.index);
    if (before.trim()) parts.push({ html: before });
    parts.push({ attributes: attributesIn(elementAt(found, 1)) });
    done = found.index + found[0].length;
  }
  const rest = html.slice(done);
  if (rest.trim() || parts.length === 0) parts.push({ html: rest });
  return parts;
}

function attributesIn(text: string): Record<string, string> {
  // Sanitised HTML has its quotes as entities.
  const plain = text.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  const pairs = [...plain.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) => [name, double ?? single ?? bare ?? ''] as const,
  );
  return Object.fromEntries(pairs);
}
