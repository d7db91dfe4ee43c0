/**
 * For autofill a browser lays out everything around a select, even in a closed section: 35 ms for a
 * page of reviews. So the select is the text of a `noscript` until the reviews are near; this turns
 * the text into elements.
 */
export function restoreSelects(root: ParentNode): void {
  for (const waiting of root.querySelectorAll('noscript[data-select]')) {
    const template = document.createElement('template');
    template.innerHTML = waiting.innerHTML;
    waiting.replaceWith(template.content);
  }
}
