/** Shapes without content: within `<svg>`, HTML lets their tags close themselves. */
const EMPTY_SHAPES = /<(use|rect|path)([^>]*)><\/\1>/g;

/**
 * Leaves out the quotes, slashes and closing tags that HTML does not need: a twentieth of it. Only
 * for parts that are rendered once and sent often, as it costs as much as it saves otherwise.
 * Example: `<img width="24" alt=""/>` is `<img width=24 alt>`.
 */
export function shortAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, shortTag).replace(EMPTY_SHAPES, '<$1$2 />');
}

function shortTag(tag: string): string {
  return tag
    .replace(/\/>$/, '>')
    .replaceAll('=""', '')
    .replace(/="([\w./#:;,?&%+-]+)"/g, '=$1');
}
