import { FRAGMENT_SELECTORS } from '#wire/cart.ts';

/** On elements our own components draw: they follow the cart by themselves. */
export const OWN_MARK = 'data-own-cart';

/** The elements other scripts and texts of the shop placed in the page, by the answer's selectors. */
export function replaceFragments(root: ParentNode, fragments: Record<string, string>): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const element of foreign(root, selector)) {
      const template = element.ownerDocument.createElement('template');
      template.innerHTML = html;
      element.replaceWith(template.content);
    }
  }
}

/** Which of them the page has a use for; our own elements need none. */
export function wantedFragments(root: ParentNode): string[] {
  return FRAGMENT_SELECTORS.filter((selector) => foreign(root, selector).length > 0);
}

function foreign(root: ParentNode, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)].filter(
      (element) => element.closest(`[${OWN_MARK}]`) === null,
    );
  } catch {
    // Not a selector: nothing in the page can be meant by it.
    return [];
  }
}
