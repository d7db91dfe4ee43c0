/**
 * A browser that finds a select lays out all that stands around it, to know whether to offer to fill
 * it in, even in a section that is shut: 35 ms for a page of reviews. So the select waits as the
 * text of a `noscript` until the reviews are near. Read by a script that text is elements already.
 */
export function takeOutSelects(root: ParentNode): void {
  for (const waiting of root.querySelectorAll('noscript[data-select]')) {
    const template = document.createElement('template');
    template.innerHTML = waiting.innerHTML;
    waiting.replaceWith(template.content);
  }
}
