import sanitizeHtml from 'sanitize-html';
import type { Block } from './block.ts';
import type { EmailStyles } from './email-styles.ts';
import { Markup } from './markup.ts';

// Text with structure, as it is written for pages, in the look of an email: each element carries its own
// style, and what mail programs do not show is left out.

const TAGS = [
  ...['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'],
  ...['strong', 'em', 'u', 's', 'small', 'a', 'span'],
];

export function richHtml(
  { html, link }: Pick<Extract<Block, { kind: 'html' }>, 'html' | 'link'>,
  styles: EmailStyles,
): Markup {
  const styled = (tagName: string, style: Markup) => () => ({
    tagName,
    attribs: { class: 'ink', style: unescaped(style) },
  });
  const safe = sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href', 'class', 'style'], '*': ['class', 'style', 'lang', 'dir'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: {
      p: styled('p', styles.text),
      h2: styled('h2', styles.heading),
      h3: styled('h3', styles.heading),
      h4: styled('h4', styles.heading),
      ul: styled('ul', styles.list),
      ol: styled('ol', styles.list),
      blockquote: styled('blockquote', styles.quote),
      a: (_tagName, { href = '' }) => {
        const address = link(href);
        if (address === '') return { tagName: 'span', attribs: {} };
        const style = unescaped(styles.link);
        return { tagName: 'a', attribs: { href: address, class: 'ink', style } };
      },
    },
  });
  return new Markup(safe);
}

/** Styles are escaped for an attribute already, and the sanitiser escapes once more. */
function unescaped({ html }: Markup): string {
  return html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
