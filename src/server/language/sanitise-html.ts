import sanitizeHtml from 'sanitize-html';

// The only HTML a manager may store: text with structure. No script, no style, no form, nothing that
// loads from another address by itself.
// Example: sanitiseHtml('<p onclick="x()">Oak<script>y()</script></p>') is '<p>Oak</p>'.

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'pre', 'a', 'span'],
    ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    // The last three mark elements for an effect.
    '*': ['lang', 'dir', 'data-animate', 'data-parallax', 'data-count-up'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  // Pictures come from the shop's own media only, as the content policy asks.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => {
      const { target, rel: _rel, ...rest } = attribs;
      if (target !== '_blank') return { tagName, attribs: rest };
      return { tagName, attribs: { ...rest, target, rel: 'noopener noreferrer' } };
    },
    b: 'strong',
    i: 'em',
    h1: 'h2',
  },
};

export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, OPTIONS).trim();
}

/** The text of some HTML without its tags: for search, descriptions of pages and feeds. */
export function plainText(html: string): string {
  // A tag separates words: '<p>Oak</p><p>Ash</p>' is 'Oak Ash'.
  const spaced = html.replace(/</g, ' <');
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return escaped
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
