// Whether the editor shows a text as it is. It knows headings, lists, links and the like; a table or a
// picture would be lost with the first letter typed, so a text that has one is edited as HTML.
// Example: isPlainMarkup('<p>Oak, <strong>oiled</strong></p>') is true, of '<table>…' it is false.

const TAGS = new Set('p h2 h3 strong b em i u s code pre blockquote ul ol li br hr a'.split(' '));
const LINK_ATTRIBUTES = new Set(['href', 'target', 'rel']);

export function isPlainMarkup(html: string): boolean {
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9-]*)([^>]*)>/gi)) {
    const tag = name.toLowerCase();
    if (!TAGS.has(tag)) return false;
    for (const [, attribute = ''] of attributes.matchAll(/([a-z][\w-]*)\s*=/gi)) {
      if (tag !== 'a' || !LINK_ATTRIBUTES.has(attribute.toLowerCase())) return false;
    }
  }
  return !html.includes('<!--');
}
