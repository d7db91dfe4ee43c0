/**
 * Attribute of the document while a page is edited in a builder's frame; the builder sets it.
 * Dropdowns open on click there: the pointer passes over the menu to reach what is edited.
 */
const BUILDER_MARK = 'data-builder';

/** Asked at each event: the builder may mark the document after the page has started. */
export function isInBuilder(): boolean {
  return document.documentElement.hasAttribute(BUILDER_MARK);
}
