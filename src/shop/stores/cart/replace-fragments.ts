import { FRAGMENT_SELECTORS } from '#wire/cart.ts';

/** Marks elements that our own components render: they follow the store. */
export const VISITOR_MARK = 'data-own-cart';

/**
 * Replaces elements that other scripts and content placed in the page, by the answer's selectors.
 */
export function replaceFragments(root: ParentNode, fragments: Record<string, string>): void {
  for (const [selector, html] of Object.entries(fragments)) {
    for (const element of foreign(root, selector)) {
      const template = element.ownerDocument.createElement('template');
      template.innerHTML = html;
      element.replaceWith(template.content);
    }
  }
}

/** The fragments the page contains; our own elements need none. */
export function fragmentsInPage(root: ParentNode): string[] {
  return FRAGMENT_SELECTORS.filter((selector) => foreign(root, selector).length > 0);
}

function foreign(root: ParentNode, selector: string): Element[] {
  try {
    return [...root.querySelectorAll(selector)].filter(
      (element) => element.closest(`[${VISITOR_MARK}]`) === null,
    );
  } catch {
    // Not a valid selector: it matches nothing.
    return [];
  }
}
