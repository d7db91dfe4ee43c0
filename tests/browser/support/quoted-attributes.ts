/**
 * The same HTML with quotes around every attribute's value: islands and fragments are sent without
 * those that HTML does not need. `<p class=a hidden>` is `<p class="a" hidden>`.
 */
export function quotedAttributes(html: string): string {
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/( [\w-]+)=([^\s"'>]+)(?=[\s>])/g, '$1="$2"'),
  );
}
